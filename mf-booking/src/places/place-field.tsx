import { maxAddressSearched } from '@plenary/contracts/address-search-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPlaces } from './gazetteer.ts';
import styles from './place-field.module.css';
import { type SuggestedPlace, suggestedPlaces } from './suggested-places.ts';
import { useAddresses } from './use-addresses.ts';

interface Props {
  /** Its places are suggested first. */
  countryCode: CountryCode;
  onChoose: (place: SuggestedPlace) => void;
}

const most = 7;

/** A city, station or airport by the beginnings of its words, or an address. Focus stays in the field; arrows choose, Enter takes. */
export const PlaceField = ({ countryCode, onChoose }: Props) => {
  const { t } = useTranslation('booking');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const fieldRef = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const listId = useId();
  const { addresses, attribution } = useAddresses(text, countryCode);
  const found = suggestedPlaces(findPlaces({ text, countryCode, most }), { addresses, countryCode });
  useEffect(() => fieldRef.current?.focus(), []);
  const optionId = (index: number) => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    }
    const place = found[chosen];
    if (event.key === 'Enter' && place && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(place);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={styles.label}>
        {t('places.label')}
      </label>
      <input
        ref={fieldRef}
        id={fieldId}
        className={styles.input}
        role="combobox"
        type="text"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] ? optionId(chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxAddressSearched}
        placeholder={t('places.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {found.length > 0 ? t('places.found', { count: found.length }) : t('places.none')}
      </p>
      <div id={listId} role="listbox" aria-label={t('places.suggestions')} className={styles.list}>
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which has the focus.
          <div
            key={place.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            <span className={styles.name}>{place.name}</span>
            <span className={styles.kind}>
              {[place.city ?? t(`country.${place.countryCode}`), t(`places.kind.${place.kind}`)].join(' · ')}
            </span>
          </div>
        ))}
      </div>
      {attribution && addresses.length > 0 ? <p className={styles.source}>{t('places.source', { source: attribution })}</p> : null}
    </div>
  );
};
