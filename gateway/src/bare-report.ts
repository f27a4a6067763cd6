import { refusalStatus } from '@plenary/contracts/problem';
import { errorWords } from './error-words.ts';
import { isRemoteName, remoteNamePattern } from './remote-name.ts';

/** Marks a line of a stack: V8 begins it with `at`, other engines put the function before an `@`. */
const inStack = /^\s*at\s|@(?:https?:|\/)/;
const position = /(\/[\w./-]{1,200}):(\d{1,7}):(\d{1,7})\)?$/;
/** Files that a build makes, of the shell or of one version of a remote. */
const script = new RegExp(
  String.raw`^\/(?:remotes\/${remoteNamePattern}\/[\d.]{5,14}(?:-[0-9a-f]{6,40})?\/)?` +
    String.raw`(?:(?:main|remoteEntry)(?:\.[0-9a-f]{8,20})?|[a-z\d-]{1,40}\.[0-9a-f]{8,20})\.js$`,
);

/** The path of a script of ours; undefined: any other. */
export const bareScript = (path: string): string | undefined => script.exec(path)?.[0];

const frameOf = (line: string): string => {
  const [, address = '', row, column] = position.exec(line) ?? [];
  const file = bareScript(address.replace(/^\/\/[^/]*/, ''));
  return file ? `    at ${file}:${row}:${column}` : '    at …';
};

const requestId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isKnown = (word: string): boolean =>
  errorWords.has(word.toLowerCase().replace('’', "'")) ||
  Object.hasOwn(refusalStatus, word) ||
  requestId.test(word) ||
  /^#?\d{1,3}$/.test(word);

/** Letters, digits and what stands inside of names and numbers. */
const words = /[^\s()[\]{}<>"'“”‘’`«»,;:!?=|]+(?:['’](?:t|s)\b)?/gu;
/** Numbers in a row, however short: a telephone, a card, a code. */
const numbersInRow = /(?<![\w-])\d{1,3}(?:[^\p{L}\p{N}\n]+\d{1,3}(?![\w-]))+/gu;
/** The shape of a sentence: its known words, and `…` for all others together. */
const sentenceOf = (line: string): string =>
  line
    .replace(words, (word) => {
      const [, bare = word, stop = ''] = /^(.*?)(\.*)$/.exec(word) ?? [];
      return isKnown(bare) ? `${bare}${stop}` : '…';
    })
    .replace(numbersInRow, '…')
    .replace(/…(?:[^\p{L}\p{N}\n]*…)+/gu, '…');

/**
 * The parts of a browser's error that may be logged: the names of errors, the words that browsers and our pages write in them, codes of refusals, ids
 * of requests, and the positions of a stack in our own files. Whatever else stands there could be somebody's name or secret, and is `…`.
 */
export const bareMessage = (text: string): string =>
  text
    .split('\n')
    .map((line) => (inStack.test(line) ? frameOf(line) : sentenceOf(line)))
    .join('\n');

/** A path without query, fragment and whatever could be an id: `/venues/ternes`, `/quotes/:id`. */
export const barePath = (path: string): string =>
  path
    .slice(0, 200)
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => (/^(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,6})?$/.test(segment) ? segment : ':id'))
    .join('/');

/** A remote by its name; undefined: none. */
export const bareRemote = (remote: string | undefined): string | undefined => (remote && isRemoteName(remote) ? remote : undefined);

/** A version by its numbers and the hash of a build or a commit; undefined: none. */
export const bareVersion = (version: string | undefined): string | undefined =>
  version && /^(?:\d{1,4}(?:\.\d{1,4}){1,3}(?:-[0-9a-f]{6,40})?|[0-9a-f]{7,40})$/.exec(version)?.[0];

/** Tags, roles and types that the recording of a visit names (shell/src/monitoring/record-session.ts). */
const controls = new Set(
  `a button checkbox combobox date dialog elsewhere email file grid gridcell img input link listbox menu menuitem menuitemradio month number
  option page password radio radiogroup range reset row search select slider spinbutton submit summary switch tab table tablist tabpanel tel
  text textarea time toolbar tooltip tree treeitem url week`.split(/\s+/),
);

/** A control of a page by its kind and, for a link, where it leads: `button`, `input email`, `a /venues/ternes`. */
export const bareControl = (control: string): string =>
  control
    .split(' ', 2)
    .map((part) => (part.startsWith('/') ? barePath(part) : controls.has(part) ? part : '…'))
    .join(' ');
