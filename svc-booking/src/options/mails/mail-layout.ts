import type { Language } from '@plenary/contracts/vocabulary';

export interface MailLink {
  label: string;
  href: string;
}

export interface MailContent {
  lang: Language;
  brandName: string;
  title: string;
  text: string;
  /** Names and values. */
  facts: readonly (readonly [string, string])[];
  link: MailLink;
  /** A link of less weight, under the first. */
  otherLink?: MailLink;
  /** Small print at the end. */
  note?: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const paragraph = (html: string, style: string) => `<p style="${style};line-height:1.5">${html}</p>`;
const row = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;color:#4A5166;font-weight:400;white-space:nowrap">${escapeHtml(name)}</th>` +
  `<td style="padding:6px 0">${escapeHtml(value)}</td></tr>`;
const anchor = ({ label, href }: MailLink, style: string) => `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
const button =
  'display:inline-block;padding:14px 24px;border-radius:999px;background:#1F3DD1;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none';

/** A mail as HTML: one column that any client shows, with the product's colours (design: look). Every value is escaped. */
export const htmlMail = ({ lang, brandName, title, text, facts, link, otherLink, note }: MailContent): string => `<!doctype html>
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
${paragraph(escapeHtml(text), 'margin:0 0 16px;font-size:16px')}
<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.5">
${facts.map(row).join('\n')}
</table>
<p style="margin:24px 0">${anchor(link, button)}</p>
${otherLink ? paragraph(anchor(otherLink, 'color:#1F3DD1'), 'margin:0 0 16px;font-size:14px') : ''}
${note ? paragraph(escapeHtml(note), 'margin:0;font-size:14px;color:#4A5166') : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const colonIn = (lang: Language) => (lang === 'fr' ? '\u00a0:' : ':');

/** The same mail for readers of plain text. */
export const textMail = ({ lang, brandName, title, text, facts, link, otherLink, note }: MailContent): string =>
  [
    title,
    text,
    facts.map(([name, value]) => `${name}${colonIn(lang)} ${value}`).join('\n'),
    ...[link, ...(otherLink ? [otherLink] : [])].map(({ label, href }) => `${label}\n${href}`),
    ...(note ? [note] : []),
    `-- \n${brandName}`,
  ]
    .join('\n\n')
    .concat('\n');
