import { copyText } from './copy-text.ts';

const given = (name: 'clipboard' | 'execCommand', value: unknown) =>
  Object.defineProperty(name === 'clipboard' ? navigator : document, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

/** Simulates a browser's copy command: an event that listeners fill. */
const copyCommand = (clipboard: Map<string, string>) => () => {
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const data = { setData: (type: string, text: string) => clipboard.set(type, text) };
  document.body.dispatchEvent(Object.assign(event, { clipboardData: data }));
  return true;
};

test('a text goes to the clipboard of the browser', async () => {
  const writeText = jest.fn(async () => {});
  given('clipboard', { writeText });
  await copyText('ABC');
  expect(writeText).toHaveBeenCalledWith('ABC');
});

test('on an insecure origin, which has no clipboard, the text is copied by the older command', async () => {
  const clipboard = new Map<string, string>();
  given('execCommand', copyCommand(clipboard));
  await copyText('ABC');
  expect([...clipboard]).toEqual([['text/plain', 'ABC']]);
});

test('what the user copies afterwards is their own selection', async () => {
  const clipboard = new Map<string, string>();
  const command = copyCommand(clipboard);
  given('execCommand', command);
  await copyText('ABC');
  clipboard.clear();
  command();
  expect([...clipboard]).toEqual([]);
});

test('a browser that refuses the command rejects', async () => {
  given('execCommand', () => false);
  await expect(copyText('ABC')).rejects.toThrow('refused');
});
