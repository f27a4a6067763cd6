/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Customer } from '../quotes/quote-document.ts';
import type { Paper } from './paper.ts';

/** Who the quote is for, where, and when. */
export const EventSummary = ({ document, words, format }: Paper) => {
  const { firstDay, lastDay, dayCount, eventLocation } = document.eventSummary;
  const { street, zipCode, city, countryCode } = eventLocation.address;
  const { customer } = document.information;
  return (
    <section className="summary">
      {customer && <CustomerBlock title={words.customer} {...customer} />}
      <Block title={words.venue} headline={eventLocation.venueName}>
        {street}
        <br />
        {zipCode} {city}
        <br />
        {format.country(countryCode)}
      </Block>
      <Block title={words.event} headline={format.days(firstDay, lastDay)}>
        {words.days(dayCount)}
      </Block>
    </section>
  );
};

const CustomerBlock = ({ title, companyName, contactName, email, phoneNumber }: Customer & { title: string }) => {
  const lines = [companyName ? contactName : '', email, phoneNumber].filter((line) => line !== '');
  return (
    <Block title={title} headline={companyName || contactName}>
      {lines.map((line) => (
        <span className="line" key={line}>
          {line}
        </span>
      ))}
    </Block>
  );
};

const Block = ({ title, headline, children }: { title: string; headline: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <p className="headline">{headline}</p>
    <p className="detail">{children}</p>
  </div>
);
