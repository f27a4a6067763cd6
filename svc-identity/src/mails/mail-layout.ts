import type { Language } from '@plenary/contracts/vocabulary';

export interface MailContent {
  lang: Language;
  brandName: string;
  title: string;
  paragraphs: readonly string[];
  button: { label: string; href: string };
  /** Small print under the button. */
  notes: readonly string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const font = "font-family:Inter,'Helvetica Neue',Arial,sans-serif";

/** A mail as HTML: one column that any client shows, with the product's colours (design: look). Every value is escaped. */
export const htmlMail = ({ lang, brandName, title, paragraphs, button, notes }: MailContent): string => {
  const lines = (texts: readonly string[], style: string) => texts.map((text) => `<p style="${style}">${escapeHtml(text)}</p>`).join('\n');
  const href = escapeHtml(button.href);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#FBF9F5;color:#131A2B;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4DFD6;border-top:4px solid #F4B400;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.02em">${escapeHtml(brandName)}</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>
${lines(paragraphs, 'margin:0 0 16px;font-size:16px;line-height:1.5')}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1F3DD1;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
${lines(notes, 'margin:0 0 8px;font-size:14px;line-height:1.5;color:#4A5166')}
<p style="margin:16px 0 0;font-size:12px;line-height:1.5;color:#4A5166;word-break:break-all"><a href="${href}" style="color:#1F3DD1">${href}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

/** The same mail for readers of plain text. */
export const textMail = ({ brandName, title, paragraphs, button, notes }: MailContent): string =>
  [title, ...paragraphs, `${button.label}\n${button.href}`, ...notes, `-- \n${brandName}`].join('\n\n').concat('\n');
