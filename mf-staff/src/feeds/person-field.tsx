import { useLoading } from '@plenary/platform/loading';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { fetchColleagues } from '../follow-up/api.ts';
import { fetchScientists } from '../scientists/api.ts';

interface Props {
  kind: 'owner' | 'scientist';
  /** Of the colleague, or the mail address of the Meeting Scientist; null: none is chosen. */
  id: string | null;
  onChange: (id: string) => void;
}

const loadPeople = {
  owner: async (signal?: AbortSignal) => (await fetchColleagues(signal)).map(({ userId, name }) => ({ id: userId, label: name })),
  scientist: async (signal?: AbortSignal) =>
    (await fetchScientists(signal)).map(({ email, firstName, lastName }) => ({ id: email, label: `${firstName} ${lastName}`.trim() })),
};

/** Whose deals, or whose venues, a feed is of. */
export const PersonField = ({ kind, id, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { loading } = useLoading({ load: loadPeople[kind] });
  if (loading.type === 'failed') return <FailureNotice>{t('feeds.failures.people')}</FailureNotice>;
  return (
    <NativeSelect
      label={t(`feeds.people.${kind}`)}
      placeholder={t('feeds.choosePerson')}
      options={loading.type === 'loaded' ? loading.value : []}
      value={id}
      isDisabled={loading.type !== 'loaded'}
      onChange={onChange}
    />
  );
};
