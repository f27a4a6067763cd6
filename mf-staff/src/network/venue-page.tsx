import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { useLoaderData } from '@plenary/platform/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { paths } from '../paths.ts';
import { OthersHere } from '../presence/others-here.tsx';
import { ClosingsPanel } from './closings-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import styles from './network.module.css';
import { PlacePanel } from './place-panel.tsx';
import { RoomsPanel } from './rooms-panel.tsx';
import { SalePanel } from './sale-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveProblem } from './save-problem.tsx';
import { StatePanel } from './state-panel.tsx';
import { StopsPanel } from './stops-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useSaveKey } from './use-save-key.ts';
import { useVenueEdits } from './use-venue-edits.ts';
import { useVenueFields } from './use-venue-fields.ts';
import { useVenueSaving } from './use-venue-saving.ts';

/** A venue as its administrators keep it: what customers read of it, and its rooms. */
export const VenuePage = () => {
  const loaded = useLoaderData<NetworkVenue>();
  return <VenueEditor key={loaded.id} loaded={loaded} />;
};

const VenueEditor = ({ loaded }: { loaded: NetworkVenue }) => {
  const { t } = useTranslation('staff');
  const edits = useVenueEdits(loaded);
  const saving = useVenueSaving(edits);
  const fields = useVenueFields(edits, saving);
  const { saved } = edits;
  const problem = useRef<HTMLDivElement>(null);
  const save = () => {
    // A save would replace what another person saved in the same field: who types decides first.
    if (edits.contested.length > 0) return problem.current?.focus();
    if (edits.changed.length > 0) void saving.submit(edits.form);
  };
  useSaveKey(save);
  return (
    <DeskPage
      title={saved.facts.name}
      description={`${saved.facts.address.city}, ${t(`countries.${saved.countryCode}`)}`}
      choices={<DeskLink to={paths.network()}>{t('network.toList')}</DeskLink>}
    >
      <OthersHere subject={`venue-${saved.id}`} />
      <SaveProblem saving={saving} fields={fields} slug={edits.saved.slug} onTheirs={edits.drop} onMine={edits.keep} ref={problem} />
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <IdentityPanel fields={fields} />
          <TextsPanel fields={fields} />
          <PlacePanel fields={fields} countryCode={saved.countryCode} />
          <StopsPanel fields={fields} />
          <SalePanel fields={fields} />
          {saved.facts.closings ? <ClosingsPanel venue={saved} fields={fields} /> : null}
          <SaveBar count={edits.changed.length} saving={saving} onReset={edits.reset} />
        </form>
        <div className={styles.aside}>
          <StatePanel venue={saved} onTold={edits.follow} />
          <MissingPanel venue={saved} />
          <RoomsPanel venue={saved} onTold={edits.follow} />
          <ul className={styles.links}>
            <li>
              <DeskLink to={paths.networkPictures(saved.slug)}>{t('network.pictures.link')}</DeskLink>
            </li>
            <li>
              <DeskLink to={paths.networkPrices(saved.slug)}>{t('network.prices.link')}</DeskLink>
            </li>
            <li>
              <DeskLink to={paths.rooms({ country: saved.countryCode, venue: saved.slug })}>{t('network.figures')}</DeskLink>
            </li>
            <li>
              <DeskLink to={paths.scientists}>{t('network.scientists')}</DeskLink>
            </li>
          </ul>
        </div>
      </div>
    </DeskPage>
  );
};
