import SourceText
import Testing

@testable import Runner

@Suite struct XcodeTargetsTests {
  /// Two targets: one lists its files, the other one compiles a folder but for a file, which a third one takes.
  private static let project = """
    // !$*UTF8*$!
    {
    	objects = {
    		A1 /* Shelf.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* Shelf.swift */; };
    		E1 /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Views/Old.swift,
    				Archive,
    			);
    			target = D2 /* Phone */;
    		};
    		E2 /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Views/Clock.swift,
    			);
    			target = D3 /* Watch */;
    		};
    		C1 /* Phone */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1 /* x */, E2 /* x */, ); path = "My Phone"; sourceTree = "<group>"; };
    		C2 /* Views */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Views; sourceTree = "<group>"; };
    		D1 /* Mac */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				B1 /* Sources */,
    			);
    			name = Mac;
    		};
    		D2 /* Phone */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    			);
    			fileSystemSynchronizedGroups = (
    				C1 /* Phone */,
    			);
    			name = Phone;
    		};
    		D3 /* Watch */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    			);
    			fileSystemSynchronizedGroups = (
    				C2 /* Views */,
    			);
    			name = Watch;
    		};
    		F1 /* Project object */ = {
    			isa = PBXProject;
    			attributes = {
    				TargetAttributes = {
    					D1 = {
    						CreatedOnToolsVersion = 16.0;
    					};
    				};
    			};
    		};
    		B1 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				A1 /* Shelf.swift in Sources */,
    			);
    		};
    	};
    }
    """

  @Test(arguments: [
    ("/home/app/mac/shelf.swift", [0]),
    ("/home/app/my phone/home.swift", [1]),
    ("/home/app/my phone/views/old.swift", []),
    ("/home/app/my phone/archive/home.swift", []),
    ("/home/app/my phone/views/clock.swift", [1, 2]),
    ("/home/app/other/home.swift", []),
    ("/home/my phone/home.swift", []),
    ("/home/app/watch/views/home.swift", [2]),
  ])
  func names(path: String, targets: [Int]) {
    let read = XcodeTargets(
      SourceText(Self.project, path: "project.pbxproj"), in: Array("/home/app".utf8))
    #expect(read.numbers(of: Array(path.utf8)) == targets)
  }

  /// A target whose file stands in a group with a path. Another folder has a file of that name.
  private static let grouped = """
    // !$*UTF8*$!
    {
    	objects = {
    		A1 /* Shelf.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* Shelf.swift */; };
    		A2 /* Shelf.swift */ = {isa = PBXFileReference; path = Shelf.swift; sourceTree = "<group>"; };
    		A3 /* Book.swift in Sources */ = {isa = PBXBuildFile; fileRef = A4 /* Book.swift */; };
    		A4 /* Book.swift */ = {isa = PBXFileReference; path = ../Book.swift; sourceTree = "<group>"; };
    		B1 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			files = (
    				A1 /* Shelf.swift in Sources */,
    				A3 /* Book.swift in Sources */,
    			);
    		};
    		C1 /* Views */ = {
    			isa = PBXGroup;
    			children = (
    				A2 /* Shelf.swift */,
    				A4 /* Book.swift */,
    			);
    			path = Views;
    			sourceTree = "<group>";
    		};
    		D1 /* Phone */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (
    				B1 /* Sources */,
    			);
    			name = Phone;
    		};
    	};
    }
    """

  @Test(arguments: [
    ("views/shelf.swift", [0]), ("phone/views/shelf.swift", [0]), ("old/shelf.swift", [1]),
    ("otherviews/shelf.swift", [1]), ("old/book.swift", [0]), ("views/clock.swift", []),
  ])
  func tellsFilesOfOneNameApart(_ path: String, _ numbers: [Int]) {
    let targets = XcodeTargets(SourceText(Self.grouped), in: Array("/App".utf8))
    #expect(targets.numbers(of: Array("/app/\(path)".utf8)) == numbers)
  }

  /// A folder over several lines, with a dictionary inside, as other programs write it; and build settings.
  private static let generated = """
    // !$*UTF8*$!
    {
    	objects = {
    		C1 /* Phone */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			explicitFileTypes = {
    			};
    			explicitFolders = (
    			);
    			path = Phone;
    			sourceTree = "<group>";
    		};
    		D1 /* Phone */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = E1 /* Build configuration list */;
    			buildPhases = (
    			);
    			fileSystemSynchronizedGroups = (
    				C1 /* Phone */,
    			);
    			name = Phone;
    		};
    		D2 /* Tests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = E2 /* Build configuration list */;
    			buildPhases = (
    			);
    			name = Tests;
    		};
    		F1 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = E3 /* Build configuration list */;
    		};
    		E1 /* Build configuration list */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				51 /* Debug */,
    			);
    		};
    		E2 /* Build configuration list */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				52 /* Debug */,
    			);
    		};
    		E3 /* Build configuration list */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				53 /* Debug */,
    			);
    		};
    		51 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 17.0;
    			};
    			name = Debug;
    		};
    		52 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 13.0;
    			};
    			name = Debug;
    		};
    		53 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 12.0;
    				MACOSX_DEPLOYMENT_TARGET = "14.0";
    			};
    			name = Debug;
    		};
    	};
    }
    """

  @Test func readsFoldersOverSeveralLines() {
    let targets = XcodeTargets(SourceText(Self.generated), in: Array("/app".utf8))
    #expect(targets.numbers(of: Array("/app/phone/home.swift".utf8)) == [0])
    #expect(targets.numbers(of: Array("/app/other/home.swift".utf8)) == [])
  }

  @Test func readsTheDeploymentTargetsOfEachTarget() {
    let targets = XcodeTargets(SourceText(Self.generated), in: Array("/app".utf8))
    let releases = (0...1).map { number in
      targets.releases(ofTarget: number).map { "\($0.platform.rawValue) \($0.release)" }
    }
    #expect(releases == [["iOS 17", "macOS 14"], ["iOS 13", "macOS 14"]])
  }
}
