export function selectWords(form: HTMLElement, words: string) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type=text], textarea',
  );
  const query = words.toLowerCase();
  for (const field of fields) {
    const at = field.value.toLowerCase().indexOf(query);
    if (at < 0) continue;
    field.focus({ preventScroll: true });
    field.setSelectionRange(at, at + words.length);
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
