import { addressFor } from './mail.ts';

// Inlined beside the form by `tools/build/inline-scripts.ts`: answers Send before hydration.

document.addEventListener('submit', (event) => {
  const { target: form } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const to = form.dataset['inquiry'];
  if (to === undefined) return;
  event.preventDefault();
  form.dataset['sent'] = '';
  const name = form.elements.namedItem('contact-name');
  location.href = addressFor(to, name instanceof HTMLInputElement ? name.value : '');
});
