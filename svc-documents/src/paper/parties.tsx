/** @jsxRuntime automatic */
import { writeTelephone } from '@plenary/contracts/telephone';
import type { Paper } from './paper.ts';

/** The customer, our contact, and the referrer. */
export const Parties = ({ document, words }: Paper) => {
  const { customerCompany, meetingScientist, businessContributor } = document.information;
  if (!customerCompany && !meetingScientist && !businessContributor) return null;
  return (
    <section className="parties">
      {customerCompany && (
        <Party
          title={words.customer}
          name={customerCompany.name}
          lines={[
            customerCompany.address && onOneLine(customerCompany.address),
            [customerCompany.contact?.name, writeTelephone(customerCompany.contact?.phoneNumber ?? '')].filter(Boolean).join(' · '),
            customerCompany.contact?.email,
            customerCompany.vatCode && `${words.vatCode} ${customerCompany.vatCode}`,
          ]}
        />
      )}
      {meetingScientist && (
        <Party
          title={words.meetingScientist}
          name={`${meetingScientist.firstName} ${meetingScientist.lastName}`}
          lines={[meetingScientist.email, writeTelephone(meetingScientist.phoneNumber)]}
        />
      )}
      {businessContributor && (
        <Party
          title={words.businessContributor}
          name={businessContributor.name}
          lines={[businessContributor.address, businessContributor.vatCode && `${words.vatCode} ${businessContributor.vatCode}`]}
        />
      )}
    </section>
  );
};

const onOneLine = ({ street, zipCode, city, country }: Record<'street' | 'zipCode' | 'city' | 'country', string>): string =>
  [street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join(', ');

interface PartyProps {
  title: string;
  name: string;
  /** Empty and absent ones are left out. */
  lines: readonly (string | undefined)[];
}

const Party = ({ title, name, lines }: PartyProps) => (
  <div>
    <h2>{title}</h2>
    <p className="headline">{name}</p>
    <p className="detail">
      {lines
        .filter((line) => line?.trim())
        .map((line) => (
          <span className="line" key={line}>
            {line}
          </span>
        ))}
    </p>
  </div>
);
