// @ts-check
// Progressive enhancement of the pages rendered by the server: copy buttons and the theme menu.

const { copy = '', copied = '', failed = '' } = document.body.dataset;
const FEEDBACK_MS = 4_000;
const YEAR_SECONDS = 365 * 24 * 3600;

const live = document.createElement('p');
live.className = 'sr-only';
live.setAttribute('role', 'status');
document.body.append(live);

for (const example of document.querySelectorAll('.example')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button example-copy';
  button.textContent = copy;
  // Copy buttons need distinct accessible names.
  const caption = example.querySelector('figcaption');
  if (caption?.textContent) button.setAttribute('aria-label', `${copy}: ${caption.textContent}`);
  button.addEventListener('click', async () => {
    const text = example.querySelector('pre')?.textContent ?? '';
    const said = await navigator.clipboard.writeText(text).then(() => copied, () => failed);
    button.textContent = said;
    live.textContent = said;
    window.setTimeout(() => {
      button.textContent = copy;
      live.textContent = '';
    }, FEEDBACK_MS);
  });
  const head = caption ?? example.insertBefore(document.createElement('figcaption'), example.firstChild);
  head.append(button);
}

const menu = document.querySelector('.theme');
if (menu instanceof HTMLElement) {
  menu.hidden = false;
  const { dataset } = document.documentElement;
  for (const input of menu.querySelectorAll('input')) {
    input.checked = input.value === (dataset.theme ?? 'auto');
    input.addEventListener('change', () => {
      const theme = input.value === 'auto' ? '' : input.value;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === '' ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
      if (theme === '') delete dataset.theme;
      else dataset.theme = theme;
    });
  }
}
