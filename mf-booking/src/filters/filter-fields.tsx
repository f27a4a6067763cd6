import { formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Chip } from '@plenary/ui/chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices } from './filter-choices.ts';
import styles from './filter-fields.module.css';
import { type Need, noFilters, toggled, type VenueFilters } from './venue-filters.ts';

interface Props {
  choices: Choices;
  filters: VenueFilters;
  shownCount: number;
  onChange: (change: Partial<VenueFilters>) => void;
  onToggleNeed: (need: Need) => void;
  onClose: () => void;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.choices}>{children}</div>
  </fieldset>
);

/** All filters with the number of venues that each would leave; one that would leave none cannot be added. */
export const FilterFields = ({ choices: { budgets, districts, needs }, filters, shownCount, onChange, onToggleNeed, onClose }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const choice = (id: string, label: string, count: number, isSelected: boolean, press: () => void) => (
    <Chip key={id} isSelected={isSelected} disabled={!isSelected && count === 0} onClick={press}>
      {label} <span className={styles.count}>{count}</span>
    </Chip>
  );
  const toggleDistrict = (district: string) => onChange({ districts: toggled(filters.districts, district) });
  return (
    <div className={styles.fields}>
      {budgets.length > 0 ? (
        <Group title={t('filters.budget')}>
          {budgets.map(({ value, count }) => {
            const isSelected = filters.budget === value;
            const label = t('filters.under', { price: formatPrice(value * 100, locale) });
            return choice(String(value), label, count, isSelected, () => onChange({ budget: isSelected ? null : value }));
          })}
        </Group>
      ) : null}
      {districts.length > 1 ? (
        <Group title={t('filters.district')}>
          {districts.map(({ value, count }) => choice(value, value, count, filters.districts.includes(value), () => toggleDistrict(value)))}
        </Group>
      ) : null}
      {needs.length > 0 ? (
        <Group title={t('filters.needs')}>
          {needs.map(({ value, count }) =>
            choice(value, t(`filters.need.${value}`), count, filters.needs.includes(value), () => onToggleNeed(value)),
          )}
        </Group>
      ) : null}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('filters.show', { count: shownCount })}
        </Button>
      </div>
    </div>
  );
};
