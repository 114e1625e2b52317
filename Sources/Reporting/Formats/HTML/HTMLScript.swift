/// The script of the page. It filters entries, keeps the filters in the URL, and expands the target of a
/// link. The page can be read without it.
enum HTMLScript {
  static let text = #"""

    'use strict';
    (() => {
      const form = document.getElementById('filters');
      const fields = [...form.querySelectorAll('input, select')];
      const output = form.querySelector('output');
      const entries = [...document.querySelectorAll('.entry')];
      const groups = [...document.querySelectorAll('.file, .group')];
      const lists = [...document.querySelectorAll('section.list, .group')].map((element) => ({
        element,
        title: element.querySelector('h2')?.firstChild.data.trim().toLowerCase(),
        count: element.querySelector('.count'),
        // A change in several files has an entry in each of them, but counts once.
        entries: [...element.querySelectorAll('.entry:not([data-part])')],
      }));
      const number = new Intl.NumberFormat('en');
      const texts = new Map();

      // A change matches by all text of its file, including the diff; another entry by its own text.
      const textOf = (entry) => {
        const source = entry.closest('.file') || entry;
        if (!texts.has(source)) texts.set(source, source.textContent.toLowerCase());
        return texts.get(source);
      };

      const isAll = (field) => field.value === (field.type === 'search' ? '' : '*');

      const fits = (entry, choices) => choices.every((field) =>
        field.name === 'text'
          ? textOf(entry).includes(field.value.trim().toLowerCase())
          : entry.dataset[field.name] === field.value);

      const apply = () => {
        const choices = fields.filter((field) => !isAll(field));
        for (const entry of entries) entry.hidden = !fits(entry, choices);
        for (const group of groups) group.hidden = !group.querySelector('.entry:not([hidden])');
        const shown = [];
        for (const { element, title, count, entries } of lists) {
          const left = number.format(entries.filter((entry) => !entry.hidden).length);
          const all = number.format(entries.length);
          element.hidden = !element.querySelector('.entry:not([hidden])');
          count.textContent = left === all ? all : `${left} of ${all}`;
          if (title && !element.hidden) shown.push(`${title}: ${left}`);
        }
        document.getElementById('nothing').hidden = shown.length > 0 || !choices.length;
        output.textContent = choices.length ? `Shown – ${shown.join(', ') || 'nothing'}` : '';
      };

      // Expand the matching groups, unless there are many.
      const openFew = () => {
        const left = groups.filter((group) => !group.hidden);
        if (left.length <= 10) for (const group of left) group.open = true;
      };

      const save = () => {
        const state = new URLSearchParams();
        for (const field of fields) if (!isAll(field)) state.set(field.name, field.value);
        const hash = state.size ? `#${state}` : ' ';
        try { history.replaceState(null, '', hash); } catch { /* Not allowed in a sandboxed frame. */ }
      };

      const clear = () => {
        for (const field of fields) field.value = field.type === 'search' ? '' : '*';
      };

      // The URL fragment is an anchor or a set of filters.
      const load = () => {
        const hash = location.hash.slice(1);
        const target = hash && document.getElementById(hash);
        if (target) {
          if (target.closest('[hidden]')) { clear(); apply(); }
          for (let group = target.closest('details'); group;
            group = group.parentElement.closest('details')) group.open = true;
          target.scrollIntoView();
          return;
        }
        const state = new URLSearchParams(hash);
        if (hash && !fields.some((field) => state.has(field.name))) return;
        clear();
        for (const field of fields) if (state.has(field.name)) field.value = state.get(field.name);
        apply();
        if (!hash) return;
        openFew();
        form.scrollIntoView();
      };

      let timer;
      form.addEventListener('input', () => {
        clearTimeout(timer);
        timer = setTimeout(() => { apply(); openFew(); save(); }, 120);
      });
      form.addEventListener('submit', (event) => event.preventDefault());
      form.addEventListener('reset', (event) => {
        event.preventDefault();
        clear(); apply(); save();
      });
      form.addEventListener('click', ({ target }) => {
        if (!target.dataset.open) return;
        for (const group of groups) if (!group.hidden) group.open = target.dataset.open === 'true';
      });
      document.addEventListener('keydown', (event) => {
        const isTyping = event.target.closest('input, select, textarea');
        if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        form.elements.text.focus();
        form.elements.text.select();
      });
      window.addEventListener('hashchange', load);
      form.hidden = false;
      load();
    })();

    """#
}
