import { MicrosoftMark } from '@plenary/ui/microsoft-mark';
import { useEffect, useState } from 'react';
import { ProviderButton } from './provider-button.tsx';

type MicrosoftSignIn = typeof import('./microsoft-sign-in.ts');
export type LoadMicrosoft = () => Promise<Pick<MicrosoftSignIn, 'goToMicrosoft'>>;

const loadSignIn: LoadMicrosoft = async () => {
  const module = await import('./microsoft-sign-in.ts');
  if (!module.hasDigests()) throw new Error('Microsoft’s sign-in needs a secure origin');
  return module;
};

interface Props {
  settings: { clientId: string; authority: string; scope: string };
  from: string;
  onFailure: (error: unknown) => void;
  load?: LoadMicrosoft;
}

/** Leaves for Microsoft; disabled, and saying so, where the module that knows the way can't be loaded (spec/booking.md §8). */
export const MicrosoftButton = ({ settings, from, onFailure, load = loadSignIn }: Props) => {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<LoadMicrosoft>> | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => isGone || setLoaded(module),
      () => isGone || setLoaded('unavailable'),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (typeof loaded === 'string') return <ProviderButton provider="microsoft" state={loaded} mark={<MicrosoftMark />} />;
  return (
    <ProviderButton
      provider="microsoft"
      state="ready"
      mark={<MicrosoftMark />}
      onPress={() => void loaded.goToMicrosoft({ settings, from }).catch(onFailure)}
    />
  );
};
