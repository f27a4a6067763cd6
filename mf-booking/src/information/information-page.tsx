import type { AddonName } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Breadcrumb } from '@plenary/ui/breadcrumb';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { HowToAdd } from './how-to-add.tsx';
import styles from './information-page.module.css';
import { Offer, type OfferTexts } from './offer.tsx';

interface Props {
  /** Its texts, under `information`. */
  topic: 'wellnessFacilitator' | 'afterworkTeambuilding';
  /** The add-ons of the page, in order. */
  offers: readonly AddonName[];
}

/** Tells what two add-ons are and how they are had; every way on leads to the venues. */
export const InformationPage = ({ topic, offers }: Props) => {
  const { t } = useTranslation('booking');
  useTitle(t(`information.${topic}.title`));
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb
          label={t('information.breadcrumb')}
          items={[
            { id: 'home', content: <Link to={paths.list()}>{t('information.home')}</Link> },
            { id: 'here', content: t(`information.${topic}.title`) },
          ]}
        />
        <h1 className={styles.headline}>{t(`information.${topic}.headline`)}</h1>
        <p className={styles.lead}>{t(`information.${topic}.lead`)}</p>
        <Link className={buttonClass({ size: 'large' })} to={paths.list()}>
          {t('information.browse')}
        </Link>
      </header>
      {offers.map((name) => (
        <Offer key={name} texts={`information.${topic}.offers.${name}` as OfferTexts} name={name} />
      ))}
      <HowToAdd />
      <section className={styles.next}>
        <div>
          <h2>{t('information.next.title')}</h2>
          <p className={styles.nextText}>{t('information.next.text')}</p>
        </div>
        <Link className={buttonClass({ size: 'large' })} to={paths.list()}>
          {t('information.browse')}
        </Link>
      </section>
    </article>
  );
};
