import { formatDay } from '@plenary/contracts/format';
import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { CopyPrices } from './copy-prices.tsx';
import type { PricesData } from './load-network.ts';
import { type Contested, mergeVersions } from './merge-versions.ts';
import styles from './network.module.css';
import { priceFieldId, VersionFields } from './price-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import { emptyVersionForm, type VersionForm, versionFormOf } from './prices-form.ts';
import { PromotionsPanel, promotionsId } from './promotions-panel.tsx';
import { usePricesSaving } from './use-prices-saving.ts';
import { usePricesUndo } from './use-prices-undo.ts';
import { usePromotionRows } from './use-promotion-rows.ts';
import { useSaveKey } from './use-save-key.ts';

/** The price lists of a venue: those that have begun are read, those to come are written, and three searches say what they cost. */
export const PricesPage = () => {
  const { venue, prices, others } = useLoaderData<PricesData>();
  return <PricesEditor key={venue.id} venue={venue} loaded={prices} others={others} />;
};

/** A version begins behind the last one, with its prices; the first one begins empty. */
const nextOf = (forms: readonly VersionForm[], { today }: NetworkPrices): VersionForm => {
  const last = forms.at(-1);
  return last ? { ...last, from: '' } : emptyVersionForm(today);
};

interface Edited extends Pick<PricesData, 'venue' | 'others'> {
  loaded: NetworkPrices;
}

const PricesEditor = ({ venue, loaded, others }: Edited) => {
  const { t } = useTranslation('staff');
  const [prices, setPrices] = useState(loaded);
  const [forms, setForms] = useState(() => loaded.versions.map(versionFormOf));
  const promotions = usePromotionRows(loaded);
  const [contested, setContested] = useState<Contested>({});
  const onTold = (newer: NetworkPrices) => {
    setPrices(newer);
    promotions.follow(newer);
    setForms(newer.versions.map(versionFormOf));
    setContested({});
  };
  const onNewer = (newer: NetworkPrices) => {
    const formsOf = ({ versions }: NetworkPrices) => versions.map(versionFormOf);
    const merged = mergeVersions({ seen: formsOf(prices), typed: forms, newer: formsOf(newer) });
    promotions.meet(prices, newer);
    setPrices(newer);
    setForms(merged.forms);
    setContested(merged.contested);
  };
  const saving = usePricesSaving({ venueId: venue.id, revision: prices.revision, onTold, onNewer });
  const save = () => void saving.submit({ versions: forms, promotions: promotions.rows });
  useSaveKey(save);
  const change = usePricesUndo({ versions: forms, promotions: promotions.rows }, (shown) => {
    setForms([...shown.versions]);
    promotions.setRows(shown.promotions);
  });
  const faults = useFaults(saving.errors, forms);
  const isBegun = (from: string) => venue.state !== 'draft' && from < prices.today && prices.versions.some((one) => one.from === from);
  return (
    <DeskPage
      title={t('network.prices.title', { venue: venue.facts.name })}
      description={t('network.prices.description')}
      choices={<DeskLink to={paths.networkVenue(venue.slug)}>{venue.facts.name}</DeskLink>}
    >
      {saving.failure ? (
        <div className={styles.problem}>
          {faults.length > 0 ? (
            <ErrorSummary key={saving.attempts} title={t('companies.wrong')} errors={faults} />
          ) : (
            <FailureNotice>{saving.failure.text ?? t('surveys.failures.failed')}</FailureNotice>
          )}
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.form}>
          {forms.length === 0 ? (
            <CopyPrices venues={others} onCopy={(list) => change({ versions: [versionFormOf({ from: prices.today, list })] })} />
          ) : null}
          {forms.map((form, index) => (
            <VersionFields
              // A version has no name but its place while its day is typed.
              // biome-ignore lint/suspicious/noArrayIndexKey: versions are added at the end and removed as they are
              key={index}
              index={index}
              form={form}
              isReadOnly={isBegun(form.from)}
              errors={saving.errors}
              theirs={contested[form.from]}
              onChange={(changed) => {
                change({ versions: forms.map((one, place) => (place === index ? changed : one)) });
                for (const path of Object.keys(saving.errors)) if (path.startsWith(`versions.${index}.`)) saving.mend(path);
              }}
              onRemove={() => change({ versions: forms.filter((_, place) => place !== index) })}
            />
          ))}
          <PromotionsPanel promotions={promotions} saving={saving} onChange={(rows) => change({ promotions: rows })} />
          <div className={styles.actions}>
            <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} aria-keyshortcuts="Control+S" onClick={save}>
              {t('calendar.save')}
            </Button>
            <Button variant="secondary" onClick={() => change({ versions: [...forms, nextOf(forms, prices)] })}>
              {t('network.prices.add')}
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          <PricePreview venueId={venue.id} forms={forms} />
        </div>
      </div>
    </DeskPage>
  );
};

/** Faults of the fields, each with the way to it. */
const useFaults = (errors: Readonly<Record<string, string>>, forms: readonly VersionForm[]) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return Object.entries(errors).map(([path, code]) => {
    const fault = t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
    if (path.startsWith('promotions'))
      return { fieldId: promotionsId, message: t('billing.fault', { label: t('network.prices.promotions'), fault }) };
    const [, place = '0', ...rest] = path.split('.');
    const key = rest.join('.').replace(/^list\./, '');
    const from = forms[Number(place)]?.from;
    const label = [from ? formatDay(from, locale) : null, t([`network.prices.${key}` as 'network.prices.from', 'network.prices.versions'])];
    return { fieldId: priceFieldId(Number(place), key), message: t('billing.fault', { label: label.filter(Boolean).join(', '), fault }) };
  });
};
