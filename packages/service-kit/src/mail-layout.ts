import { withSigns } from '@plenary/contracts/french-spaces';
import type { Mail } from './mailer.ts';

interface MailLink {
  label: string;
  /** Absolute address. */
  href: string;
}

export interface MailPicture {
  /** Absolute address. */
  src: string;
  /** Pixels of its file: only their ratio counts. */
  width: number;
  height: number;
  /** Read where pictures are not loaded. */
  alternative: string;
}

export interface MailContent {
  lang: 'fr' | 'en' | 'es' | 'nl';
  brandName: string;
  /** Across the top; the plain text does without. */
  picture?: MailPicture | undefined;
  title: string;
  paragraphs: readonly string[];
  /** Names and values. */
  facts?: readonly (readonly [string, string])[];
  /** The main action; its address is written out too, for mail programs without buttons. */
  button?: MailLink;
  /** Links of less weight, under the button. */
  links?: readonly MailLink[];
  /** Small print at the end. */
  notes?: readonly string[];
}

/** A mail that any client shows, as HTML and as plain text, in the product's colours (design: look). */
export const layOutMail = ({ to, subject, content }: { to: string; subject: string; content: MailContent }): Mail => ({
  to,
  subject,
  text: textOf(content),
  html: htmlOf(content),
});

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Width of the column in pixels. */
const width = 560;
const ink = 'color:#131A2B';
const quiet = 'color:#4A5166';
const blue = 'color:#1F3DD1';

/** For mail programs that show dark mails; the others keep the inlined light colours. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0E1320!important}
.card{background:#1A2133!important;border-color:#39425C!important;border-top-color:#F4B400!important}
.ink{color:#F4F1EA!important}
.quiet{color:#B9C0D3!important}
.link{color:#A9B8FF!important}
}`;

const paragraph = (html: string, style: string, tone: 'ink' | 'quiet' | 'link' = 'ink') =>
  `<p class="${tone}" style="line-height:1.5;${style}">${html}</p>`;

const anchor = (href: string, label: string) => `<a class="link" href="${escapeHtml(href)}" style="${blue}">${label}</a>`;

/** A cell with a colour of its own: Outlook draws no padding around a link. */
const buttonOf = (href: string, label: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td bgcolor="#1F3DD1" style="border-radius:999px;background:#1F3DD1">` +
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:999px;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${label}</a>` +
  '</td></tr></table>';

const pictureOf = ({ src, width: across, height, alternative }: MailPicture) =>
  `<tr><td><img src="${escapeHtml(src)}" width="${width}" height="${Math.round((width * height) / across)}" alt="${escapeHtml(alternative)}" ` +
  `class="quiet" style="display:block;width:100%;height:auto;border-radius:8px 8px 0 0;font-size:14px;${quiet}"></td></tr>`;

/** One column; every value is escaped. The first paragraph is what lists of mails show beside the subject. */
const htmlOf = ({ lang, brandName, picture, title, paragraphs, facts = [], button, links = [], notes = [] }: MailContent): string => {
  const shown = (text: string) => escapeHtml(withSigns(text, lang));
  const rowOf = ([name, value]: readonly [string, string]) =>
    `<tr><th class="quiet" scope="row" width="36%" align="left" valign="top" style="padding:6px 16px 6px 0;${quiet};font-weight:400">${shown(name)}</th>` +
    `<td class="ink" valign="top" style="padding:6px 0;white-space:pre-line;${ink}">${shown(value)}</td></tr>`;
  const tableOf = (rows: NonNullable<MailContent['facts']>) =>
    `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.5">${rows.map(rowOf).join('\n')}</table>`;
  const body = [
    ...paragraphs.map((text) => paragraph(shown(text), `margin:0 0 16px;font-size:16px;${ink}`)),
    ...(facts.length > 0 ? [tableOf(facts)] : []),
    ...(button ? [buttonOf(button.href, shown(button.label))] : []),
    ...links.map(({ href, label }) => paragraph(anchor(href, shown(label)), 'margin:0 0 16px;font-size:14px', 'link')),
    ...notes.map((text) => paragraph(shown(text), `margin:0 0 8px;font-size:14px;${quiet}`, 'quiet')),
    ...(button
      ? [paragraph(anchor(button.href, escapeHtml(button.href)), 'margin:16px 0 0;font-size:12px;word-break:break-all', 'link')]
      : []),
  ];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${shown(title)}</title>
<style>${darkStyle}</style>
</head>
<body class="page ink" style="margin:0;background:#FBF9F5;${ink};font-family:Inter,'Helvetica Neue',Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${shown(paragraphs[0] ?? title)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="${width}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${width}px;background:#FFFFFF;border:1px solid #E4DFD6;border-top:4px solid #F4B400;border-radius:12px">
${picture ? `${pictureOf(picture)}\n` : ''}<tr><td style="padding:32px">
<p class="ink" style="margin:0 0 24px;font-weight:700;letter-spacing:.02em;${ink}">${shown(brandName)}</p>
<h1 class="ink" style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.2;${ink}">${shown(title)}</h1>
${body.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

/** The colon after a name: French has a space before it. */
export const colonIn = (lang: MailContent['lang']): string => (lang === 'fr' ? '\u00a0:' : ':');

const textOf = ({ lang, brandName, title, paragraphs, facts = [], button, links = [], notes = [] }: MailContent): string => {
  const shown = (text: string) => withSigns(text, lang);
  const lines = facts.map(([name, value]) => `${shown(name)}${colonIn(lang)} ${shown(value)}`).join('\n');
  const addresses = [...(button ? [button] : []), ...links].map(({ label, href }) => `${shown(label)}\n${href}`);
  const parts = [...[title, ...paragraphs].map(shown), ...(lines ? [lines] : []), ...addresses, ...notes.map(shown)];
  return [...parts, `-- \n${brandName}`].join('\n\n').concat('\n');
};
