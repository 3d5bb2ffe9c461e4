/** Milliseconds, because some browsers never answer. */
const timeout = 2000;

/** Whether the text is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => {
        setTimeout(reject, timeout);
      }),
    ]);
    return true;
  } catch {
    return false;
  }
}
