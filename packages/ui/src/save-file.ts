/** Long enough for the slowest browser to have taken the file. */
const keptFor = 60_000;

/** Saves a file under a name, as a press on a link to it would. */
export const saveFile = ({ content, name }: { content: Blob; name: string }): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
