import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { AddCustomer } from './add-customer.tsx';
import type { DeskCustomer } from './api.ts';
import { CustomerSearch } from './customer-search.tsx';
import { CustomerWords } from './customer-words.tsx';

interface Props {
  customer: DeskCustomer | null;
  /** What one is looked for by at first. */
  search: string;
  onChoose: (customer: DeskCustomer | null) => void;
}

/** For whom the quote is: an account that is found, or a new one. */
export const CustomerStep = ({ customer, search, onChoose }: Props) => {
  const { t } = useTranslation('staff');
  const [isAdding, setAdding] = useState(false);
  if (customer)
    return (
      <Panel
        id="customer"
        title={t('newQuote.customer')}
        action={
          <Button variant="secondary" size="small" onClick={() => onChoose(null)}>
            {t('newQuote.other')}
          </Button>
        }
      >
        <CustomerWords customer={customer} />
      </Panel>
    );
  return (
    <Panel id="customer" title={t('newQuote.customer')}>
      <CustomerSearch first={search} onChoose={onChoose} />
      {isAdding ? (
        <AddCustomer
          first={search}
          onAdded={(added) => {
            setAdding(false);
            onChoose(added);
          }}
        />
      ) : (
        <p>
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {t('newQuote.add.open')}
          </Button>
        </p>
      )}
    </Panel>
  );
};
