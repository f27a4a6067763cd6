/** @jsxRuntime automatic */
import type { Language } from '@plenary/contracts/vocabulary';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

interface FactsPaperProps {
  language: Language;
  brandName: string;
  /** Legal line at the foot of each page. */
  footer: string;
  /** Of the file. */
  title: string;
  heading: string;
  intro: string;
  explanation: string;
  /** The whole style sheet, fonts included. */
  style: string;
  children: ReactNode;
}

/** A paper of facts under headings: a certificate, a statement. */
export const FactsPaper = ({ language, brandName, footer, title, heading, intro, explanation, style, children }: FactsPaperProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours; values stand in it as escaped strings only */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>
      <Brand name={brandName} />
      <h1>{heading}</h1>
      <p className="intro">{intro}</p>
      {children}
      <p className="explanation">{explanation}</p>
      <p className="margin-fonts" aria-hidden="true">
        {footer} {brandName}
      </p>
    </body>
  </html>
);

export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="part">
    <h2>{heading}</h2>
    {children}
  </section>
);

export const Fact = ({ term, fact }: { term: string; fact: string | undefined }) =>
  fact ? (
    <p className="fact">
      <span className="term">{term}</span> <span>{fact}</span>
    </p>
  ) : null;
