import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { SearchSegment, type SegmentProps } from './search-segment.tsx';
import { useLoad } from './use-load.ts';

const loadFields = () => import('./rooms-fields.tsx');

export const RoomsSegment = (segment: SegmentProps) => {
  const { t } = useTranslation('booking');
  const { search, isNear } = segment;
  const fields = useLoad({ name: 'rooms-fields', isWanted: isNear || search.state.openPopover === 'rooms', load: loadFields });
  return (
    <SearchSegment
      {...segment}
      popover="rooms"
      label={t('search.rooms.label')}
      placeholder={t('search.rooms.placeholder')}
      missing={t('search.rooms.missing')}
      title={t('search.rooms.title')}
      align={segment.isInCard ? 'end' : 'center'}
      loads={[fields]}
      footer={<Button onClick={() => search.dispatch({ type: 'popover-opened', popover: 'lunches' })}>{t('search.next')}</Button>}
    >
      {fields.value ? <fields.value.RoomsFields search={search} /> : null}
    </SearchSegment>
  );
};
