import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** Apostrophe and quotation marks of each language; any other mark in a text is wrong. */
const marks: Record<Language, string> = { fr: '’«»', en: '’“”', es: '’«»', nl: '’‘' };
const everyMark = /["'`´‘’‚“”„«»‹›]/g;
/** A quotation mark opens before a word and closes after it: the one that opens never stands in one. */
const opensInWord = /[\p{L}\p{N}][‘“«][\p{L}\p{N}]/u;

/** Sentences of the specification that are literal (spec/booking.md §5, §8; spec/logistics.md). */
const literal = ["L'adresse email est invalide", "Oups ! Il semble qu'aucun lieu répondant à vos critères ne soit disponible."];

/** `words/fr.ts`, `locales/list/fr.json`, `private-policy-page.fr.json`. */
const wordsFile = /[/.](fr|en|es|nl)\.(json|ts)$/;
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
/** `fr: 'Texte'`, where the four languages stand side by side. */
const besides = /\b(fr|en|es|nl): ('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

interface Said {
  language: Language;
  text: string;
}

const isLanguage = (name: string): name is Language => languages.some((language) => language === name);

/** Texts of a tree whose language is that of its file, or of the nearest key that names one. */
const leaves = (node: unknown, language: Language | undefined): Said[] => {
  if (typeof node === 'string') return language ? [{ language, text: node }] : [];
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, child]) => leaves(child, isLanguage(name) ? name : language));
};

const stringsOf = (source: string): string[] =>
  [...source.replace(comments, '').matchAll(strings)].map(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, '').replace(/\\(.)/g, '$1'),
  );

const textsOf = (file: string): Said[] => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const language = wordsFile.exec(file)?.[1] as Language | undefined;
  if (file.endsWith('.json')) return leaves(JSON.parse(source), language);
  if (language) return stringsOf(source).map((text) => ({ language, text }));
  return [...source.replace(comments, '').matchAll(besides)].map(([, name, string]) => ({
    language: name as Language,
    text: stringsOf(string ?? '').join(''),
  }));
};

const isWrong = ({ language, text }: Said): boolean => {
  const said = literal.reduce((rest, sentence) => rest.replace(sentence, ''), text);
  return (said.match(everyMark) ?? []).some((mark) => !marks[language].includes(mark)) || opensInWord.test(said);
};

const folders = [
  ...readdirSync(root).filter((name) => /^(shell|gateway|(mf|svc)-.+)$/.test(name)),
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`),
].filter((folder) => existsSync(path.join(root, folder, 'src')));

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|ts|tsx)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => path.join(folder, 'src', file)),
);

const said = files.flatMap((file) => textsOf(file).map((one) => ({ file, ...one })));
for (const language of languages) {
  if (!said.some((one) => one.language === language)) throw new Error(`no text in ${language} was found`);
}
const wrong = said.filter(isWrong);
for (const { file, language, text } of wrong)
  process.stderr.write(`${file}: ${text} (${language} has ${[...marks[language]].join(' ')})\n`);
process.stdout.write(`quotation marks: ${said.length} texts, ${wrong.length} faults\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
