import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { bringFields } from './bring-fields.ts';
import { SearchSegment, type SegmentProps } from './search-segment.tsx';
import { useLoad } from './use-load.ts';

const loadFields = () => bringFields(() => import('./rooms-fields.tsx'));

interface Props extends SegmentProps {
  /** Validates and goes on, if there is no lunch after the rooms. */
  onSubmit: () => void;
}

export const RoomsSegment = ({ onSubmit, ...segment }: Props) => {
  const { t } = useTranslation('booking');
  const { search, isNear } = segment;
  const fields = useLoad({ name: 'rooms-fields', isWanted: isNear || search.state.openPopover === 'rooms', load: loadFields });
  return (
    <SearchSegment
      {...segment}
      popover="rooms"
      label={t(search.rules.subcommittees ? 'search.rooms.label' : 'search.rooms.one.label')}
      placeholder={t('search.rooms.placeholder')}
      missing={t('search.rooms.missing')}
      title={t(search.rules.subcommittees ? 'search.rooms.title' : 'search.rooms.one.title')}
      align={segment.isInCard ? 'end' : 'center'}
      loads={[fields]}
      footer={
        search.rules.lunch === 'chosen' ? (
          <Button onClick={() => search.dispatch({ type: 'popover-opened', popover: 'lunches' })}>{t('search.next')}</Button>
        ) : (
          <Button onClick={onSubmit}>{t('search.submit')}</Button>
        )
      }
    >
      {fields.value ? <fields.value.RoomsFields search={search} /> : null}
    </SearchSegment>
  );
};
