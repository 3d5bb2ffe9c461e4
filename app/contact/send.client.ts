import { openMail } from './inquiry.ts';

/** Answers Send before hydration. */
export function startSend() {
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.dataset['inquiry'] === undefined) return;
    event.preventDefault();
    form.dataset['sent'] = '';
    const name = form.elements.namedItem('contact-name');
    openMail(name instanceof HTMLInputElement ? name.value : '');
  });
}
