import { formatPrice } from '@plenary/contracts/format';
import { defaultCountryCode } from '@plenary/contracts/terms';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Chip } from '@plenary/ui/chip';
import { Icon } from '@plenary/ui/icon';
import { Popover } from '@plenary/ui/popover';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import type { ListView } from './filter-address.ts';
import styles from './filter-bar.module.css';
import { choicesFor } from './filter-choices.ts';
import { FilterFields } from './filter-fields.tsx';
import { SortOfList } from './sort-of-list.tsx';
import { type Need, noFilters, toggled, type VenueFilters } from './venue-filters.ts';

export interface FilterBarProps {
  /** All venues of the answer. */
  venues: readonly VenueCard[];
  /** How many of them the filters leave. */
  shownCount: number;
  view: ListView;
  onChange: (view: ListView) => void;
  /** Other ways to narrow the list. */
  children?: ReactNode;
}

/** The budget and the districts that are chosen, each with its words and what takes it back. */
const useChosen = (filters: VenueFilters, filter: (change: Partial<VenueFilters>) => void) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  const { budget, districts } = filters;
  const underBudget = (most: number) => ({
    id: 'budget',
    label: inCredits ? t('filters.budget') : t('filters.under', { price: formatPrice(most * 100, locale) }),
    remove: () => filter({ budget: null }),
  });
  return [
    ...(budget === null ? [] : [underBudget(budget)]),
    ...districts.map((district) => ({
      id: district,
      label: district,
      remove: () => filter({ districts: toggled(districts, district) }),
    })),
  ];
};

/** Filters and order of the venues of a list. What is chosen stands beside the button, and is taken back by a press. */
export const FilterBar = ({ venues, shownCount, view, onChange, children }: FilterBarProps) => {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const { filters } = view;
  const country = venues[0]?.address.countryCode ?? defaultCountryCode;
  const { inCredits } = usePrices();
  const found = choicesFor(venues, filters);
  // A budget is euros per person and day, which a platform with prices in credits alone never tells.
  const choices = inCredits ? { ...found, budgets: [] } : found;
  const filter = (change: Partial<VenueFilters>) => onChange({ ...view, filters: { ...filters, ...change } });
  const toggleNeed = (need: Need) => filter({ needs: toggled(filters.needs, need) });
  const chosen = useChosen(filters, filter);
  const count = chosen.length + filters.needs.length;
  return (
    <section className={styles.bar} aria-label={t('filters.label')}>
      <div className={styles.opener}>
        <button
          ref={openerRef}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filters" size={20} />
          {count === 0 ? t('filters.open') : t('filters.openWith', { count })}
        </button>
        <Popover
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          openerRef={openerRef}
          title={t('filters.open')}
          closeLabel={t('search.close')}
        >
          <FilterFields
            choices={choices}
            filters={filters}
            shownCount={shownCount}
            onChange={filter}
            onToggleNeed={toggleNeed}
            onClose={() => {
              openerRef.current?.focus();
              setOpen(false);
            }}
          />
        </Popover>
      </div>
      <div className={styles.quick}>
        {choices.needs.map(({ value }) => (
          <Chip key={value} isSelected={filters.needs.includes(value)} onClick={() => toggleNeed(value)}>
            {t(`filters.need.${value}`)}
          </Chip>
        ))}
      </div>
      {children}
      {chosen.map(({ id, label, remove }) => (
        <button key={id} type="button" className={styles.chosen} aria-label={t('filters.remove', { label })} onClick={remove}>
          {label}
          <Icon name="close" size={16} />
        </button>
      ))}
      {count > 1 ? (
        <button type="button" className={styles.clear} onClick={() => filter(noFilters)}>
          {t('filters.clear')}
        </button>
      ) : null}
      <SortOfList countryCode={country} view={view} onChange={onChange} />
    </section>
  );
};
