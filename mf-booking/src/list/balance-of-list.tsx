import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import credits from '../credits/credits.module.css';
import { useLoad } from '../search/use-load.ts';

const loadBalance = async () => (await import('../credits/balance.tsx')).Balance;

/** The balance beside the venues found, where there is one. Its line is reserved, so that nothing moves when it loads. */
export const BalanceOfList = () => {
  const { settings, session } = usePlatform();
  const isWanted = session !== null && hasCreditBalance(settings.creditMode);
  const { value: Balance } = useLoad({ name: 'balance', isWanted, load: loadBalance });
  if (!isWanted) return null;
  return Balance ? <Balance /> : <p className={credits.balance} />;
};
