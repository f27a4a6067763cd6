/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyle, pageStyle } from '../paper/base-style.ts';
import { factsStyle } from '../paper/facts-style.ts';
import type { Printable } from '../pdf/printable.ts';
import type { Certificate } from './certificate.ts';
import { CertificatePaper } from './certificate-paper.tsx';
import { certificateWordsIn } from './words.ts';

/** The certificate as a page to print. The same certificate gives the same page. */
export const renderCertificate = (certificate: Certificate): Printable => {
  const { brandName, footer, language, quoteReference, lastSignedAt } = certificate;
  const words = certificateWordsIn(language);
  const title = `${brandName} · ${words.title} ${quoteReference}`;
  const style = pageStyle({ running: title, footer, page: words.page, of: words.of }) + baseStyle + factsStyle;
  const page = <CertificatePaper certificate={certificate} words={words} title={title} style={style} />;
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, title, author: brandName, language, createdAt: lastSignedAt };
};
