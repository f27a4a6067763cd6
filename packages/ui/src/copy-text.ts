/**
 * Puts a text on the clipboard. Rejects where the browser refuses. `navigator.clipboard` is missing on a page that comes over plain
 * http: the older command, which has to run during a press, does it there.
 */
export const copyText = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', put, { capture: true });
  try {
    if (!document.execCommand('copy')) throw new Error('the browser refused to copy');
  } finally {
    document.removeEventListener('copy', put, { capture: true });
  }
};
