import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

interface Props {
  label: string;
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** The search text of a list; submitted by Enter or its button. */
export const SearchBox = ({ label, search, onSearch }: Props) => {
  const { t } = useTranslation('staff');
  const [text, setText] = useState(search ?? '');
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim() || undefined);
      }}
    >
      <TextField type="search" label={label} maxLength={100} value={text} onChange={setText} />
      <Button type="submit" variant="secondary">
        {t('desk.search')}
      </Button>
    </form>
  );
};
