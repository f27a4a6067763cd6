/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Paper } from '../paper/paper.ts';
import { placeOf } from '../pdf/form-field.ts';
import type { SignatureWords } from './words/words.ts';

interface SignaturePageProps {
  paper: Paper;
  words: SignatureWords;
  /** It was filled in and signed online: no place is left for a pen. */
  isFilled: boolean;
}

/** The page on which a quote is accepted. A field is a link that becomes a field of the PDF (pdf/add-form.ts). */
export const SignaturePage = ({ paper, words, isFilled }: SignaturePageProps) => {
  const { document, format } = paper;
  const { billing, paymentReminder, purchaseOrder, paymentMethod, invoicing, signature } = words;
  const { title, intro, agreement } = document.amendment ? words.amendment : { ...words, agreement: signature.agreement };
  const total = format.money(document.totals.totalIncludingTaxes);
  return (
    <section className="signature-page">
      <h1>{title}</h1>
      <p className="intro">{intro}</p>
      <Group heading={billing.heading}>
        <Field name="billing.companyName" label={billing.companyName} span={6} />
        <Field name="billing.vatCode" label={billing.vatCode} span={6} />
        <Field name="billing.street" label={billing.street} span={12} />
        <Field name="billing.zipCode" label={billing.zipCode} span={3} />
        <Field name="billing.city" label={billing.city} span={5} />
        <Field name="billing.country" label={billing.country} span={4} />
        <Field name="billing.recipient" label={billing.recipient} span={6} />
        <Field name="billing.email" label={billing.email} span={6} />
      </Group>
      <Group heading={paymentReminder.heading}>
        <Field name="paymentReminder.name" label={paymentReminder.name} span={4} />
        <Field name="paymentReminder.email" label={paymentReminder.email} span={5} />
        <Field name="paymentReminder.phone" label={paymentReminder.phone} span={3} />
      </Group>
      <div className="beside">
        <Group heading={purchaseOrder.heading}>
          <div className="options">
            <Option name="purchaseOrder.kind" option="with" label={purchaseOrder.with} />
            <Option name="purchaseOrder.kind" option="without" label={purchaseOrder.without} />
          </div>
          <Field name="purchaseOrder.number" label={purchaseOrder.number} span={12} />
        </Group>
        <Group heading={paymentMethod.heading}>
          <div className="options upright">
            <Option name="paymentMethod" option="bank-transfer" label={paymentMethod['bank-transfer']} />
            <Option name="paymentMethod" option="credit-card" label={paymentMethod['credit-card']} />
          </div>
        </Group>
      </div>
      <Group heading={invoicing.heading}>
        <div className="options">
          <Option name="invoicing.kind" option="platform" label={invoicing.platform} />
        </div>
        <Field name="invoicing.url" label={invoicing.url} span={12} />
        <div className="options">
          <Option name="invoicing.kind" option="email" label={invoicing.email} />
        </div>
        <Field name="invoicing.name" label={invoicing.name} span={3} />
        <Field name="invoicing.address" label={invoicing.address} span={5} />
        <Field name="invoicing.copyTo" label={invoicing.copyTo} span={4} />
      </Group>
      <Group heading={signature.heading} isStrong>
        <Field name="signatory.name" label={signature.name} span={4} />
        <Field name="signatory.jobTitle" label={signature.jobTitle} span={3} />
        <Field name="company.secondSignatory" label={signature.secondSignatory} span={5} />
        <div className="agreement">
          <p className="option">
            <Place name="goodForAgreement" />
            <span>{signature.goodForAgreement}</span>
          </p>
          <p>{agreement(document.information.quoteReference, total)}</p>
          {isFilled && <p className="online">{signature.online}</p>}
        </div>
        <div className="hand">
          <p className="label">{signature.signature}</p>
          <div className="box">
            <Place name="signature" />
          </div>
        </div>
      </Group>
    </section>
  );
};

const Group = ({ heading, isStrong, children }: { heading: string; isStrong?: boolean; children: ReactNode }) => (
  <section className={isStrong ? 'group strong-group' : 'group'}>
    <h2>{heading}</h2>
    <div className="fields">{children}</div>
  </section>
);

/** `span` is its part of twelve. */
const Field = ({ name, label, span }: { name: string; label: string; span: number }) => (
  <div style={{ gridColumn: `span ${span}` }}>
    <p className="label">{label}</p>
    <div className="box">
      <Place name={name} />
    </div>
  </div>
);

const Option = ({ name, option, label }: { name: string; option: string; label: string }) => (
  <p className="option">
    <Place name={name} option={option} />
    <span>{label}</span>
  </p>
);

const Place = ({ name, option }: { name: string; option?: string }) => (
  // biome-ignore lint/a11y/useAnchorContent: nobody reads this link: it becomes a field, whose tooltip names it
  <a className="place" href={placeOf(name, option)} />
);
