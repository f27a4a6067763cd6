import { Chip } from '@plenary/ui/chip';
import { HeartIcon } from '@plenary/ui/heart-icon';
import { useTranslation } from 'react-i18next';
import { isSameSelection } from './is-same-selection.ts';
import { useKeptVenues } from './kept-venues.ts';

interface Props {
  /** Addresses of the venues that the list is narrowed to; none: it is not. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}

/** Narrows the list to the favourites of this browser, and back. */
export const FavouritesChip = ({ selected, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const { slugs } = useKeptVenues();
  const isShown = isSameSelection(selected, slugs);
  if (slugs.length === 0) return null;
  return (
    <Chip isSelected={isShown} icon={<HeartIcon isFilled />} onClick={() => onChange(isShown ? [] : slugs)}>
      {t('favourites.chip', { count: slugs.length })}
    </Chip>
  );
};
