import type { Mail } from './mailer.ts';

interface MailLink {
  label: string;
  /** Absolute address. */
  href: string;
}

export interface MailContent {
  lang: 'fr' | 'en' | 'es' | 'nl';
  brandName: string;
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

const quiet = 'color:#4A5166';
const paragraph = (html: string, style: string) => `<p style="line-height:1.5;${style}">${html}</p>`;
const anchor = (href: string, label: string, style: string) => `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:999px;background:#1F3DD1;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none';

const rowOf = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;${quiet};font-weight:400;white-space:nowrap">${escapeHtml(name)}</th>` +
  `<td style="padding:6px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`;

const tableOf = (facts: NonNullable<MailContent['facts']>) =>
  facts.length === 0
    ? []
    : [`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.5">`, ...facts.map(rowOf), '</table>'];

/** One column; every value is escaped. */
const htmlOf = ({ lang, brandName, title, paragraphs, facts = [], button, links = [], notes = [] }: MailContent): string => {
  const body = [
    ...paragraphs.map((text) => paragraph(escapeHtml(text), 'margin:0 0 16px;font-size:16px')),
    ...tableOf(facts),
    ...(button ? [`<p style="margin:24px 0">${anchor(button.href, button.label, buttonStyle)}</p>`] : []),
    ...links.map(({ href, label }) => paragraph(anchor(href, label, 'color:#1F3DD1'), 'margin:0 0 16px;font-size:14px')),
    ...notes.map((text) => paragraph(escapeHtml(text), `margin:0 0 8px;font-size:14px;${quiet}`)),
    ...(button
      ? [paragraph(anchor(button.href, button.href, 'color:#1F3DD1'), `margin:16px 0 0;font-size:12px;${quiet};word-break:break-all`)]
      : []),
  ];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#FBF9F5;color:#131A2B;font-family:Inter,'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4DFD6;border-top:4px solid #F4B400;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.02em">${escapeHtml(brandName)}</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>
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
  const lines = facts.map(([name, value]) => `${name}${colonIn(lang)} ${value}`).join('\n');
  const addresses = [...(button ? [button] : []), ...links].map(({ label, href }) => `${label}\n${href}`);
  return [title, ...paragraphs, ...(lines ? [lines] : []), ...addresses, ...notes, `-- \n${brandName}`].join('\n\n').concat('\n');
};
