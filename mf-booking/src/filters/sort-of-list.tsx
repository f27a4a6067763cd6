import type { CountryCode } from '@plenary/contracts/vocabulary';
import { Button } from '@plenary/ui/button';
import { Menu } from '@plenary/ui/menu';
import { Popover } from '@plenary/ui/popover';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedPlace } from '../places/suggested-places.ts';
import { useLoad } from '../search/use-load.ts';
import type { ListView } from './filter-address.ts';
import styles from './filter-bar.module.css';
import { type Sort, sorts } from './venue-filters.ts';

interface Props {
  /** Of the list. */
  countryCode: CountryCode;
  view: ListView;
  onChange: (view: ListView) => void;
}

/** The entry of the menu that asks for a place. */
const byPlace = 'near';
const bring = async () => {
  const [{ PlaceField }, { placeAt }] = await Promise.all([import('../places/place-field.tsx'), import('../places/gazetteer.ts')]);
  return { PlaceField, placeAt };
};

/** The order of the list; the distance asks for a place first. The names of places come with the first need of one. */
export const SortOfList = ({ countryCode, view, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  /** Its name as long as the page lives: the address of the page has no words of others. */
  const [chosen, setChosen] = useState<SuggestedPlace | null>(null);
  const { sort, near } = view;
  const { value: places, hasFailed, retry } = useLoad({ name: 'places', isWanted: isAsking || near !== null, load: bring });
  const isChosen = chosen?.latitude === near?.latitude && chosen?.longitude === near?.longitude;
  const named = near && (isChosen ? chosen : places?.placeAt(near));
  const place = near && places ? (named?.name ?? t('places.unnamed')) : '…';
  const order = near ? t('filters.order.near', { place }) : t(`filters.order.${sort}`);
  const items = [
    ...sorts.map((id) => ({ id, label: t(`filters.order.${id}`) })),
    { id: byPlace, label: near ? t('filters.order.nearOther') : t('filters.order.nearAny') },
  ];
  const choose = (id: string) => {
    const chosen = sorts.find((one): one is Sort => one === id);
    if (chosen) onChange({ ...view, sort: chosen, near: null });
    else setAsking(true);
  };
  return (
    <div
      className={styles.sort}
      ref={(holder) => {
        openerRef.current = holder?.querySelector('button') ?? null;
      }}
    >
      <Menu trigger={t('filters.sort', { order })} items={items} selectedId={near ? byPlace : sort} align="end" onAction={choose} />
      <Popover
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        openerRef={openerRef}
        title={t('places.title')}
        closeLabel={t('search.close')}
        align="end"
      >
        {places ? (
          <places.PlaceField
            countryCode={countryCode}
            onChoose={(place) => {
              const { latitude, longitude } = place;
              setChosen(place);
              openerRef.current?.focus();
              setAsking(false);
              onChange({ ...view, near: { latitude, longitude } });
            }}
          />
        ) : hasFailed ? (
          <div role="alert">
            <p>{t('search.failed')}</p>
            <Button variant="secondary" size="small" onClick={retry}>
              {t('search.retry')}
            </Button>
          </div>
        ) : null}
      </Popover>
    </div>
  );
};
