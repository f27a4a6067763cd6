import { findAddresses } from '@plenary/contracts/address-search.endpoints';
import { fewestAddressSearched } from '@plenary/contracts/address-search-terms';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isRefusal } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

type Found = EndpointResponse<typeof findAddresses>;

const nothing: Found = { addresses: [] };
/** Milliseconds without a key after which a text is searched. */
const rest = 250;

/** Addresses that the deployment's geocoder knows for a text; none without one, and while it is away: the gazetteer answers alone. */
export const useAddresses = (text: string, countryCode: CountryCode): Found => {
  const { settings, report } = usePlatform();
  const [known, setKnown] = useState({ search: '', found: nothing });
  const search = text.trim();
  const isAsked = search.length >= fewestAddressSearched && settings.addressCountries?.includes(countryCode) === true;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () =>
      call(findAddresses, { query: { search, countryCode } }, { signal }).then(
        (found) => {
          if (!signal.aborted) setKnown({ search, found });
        },
        (error: unknown) => {
          if (!signal.aborted && !isRefusal(error, 'too-many-requests')) report(error);
        },
      );
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isAsked, search, countryCode, report]);
  return isAsked && known.search === search ? known.found : nothing;
};
