import { PlatformProvider } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { searchToQuery } from './search-address.ts';
import { dayOn, searchOf, tuesday, wednesday } from './search-test-data.ts';
import { type UseSearchOptions, useSearch } from './use-search.ts';

const one = searchToQuery(searchOf(dayOn(tuesday))) ?? '';
const two = searchToQuery(searchOf(dayOn(tuesday), dayOn(wednesday))) ?? '';
const platform = createTestPlatform();
const InPlatform = ({ children }: { children: ReactNode }) => <PlatformProvider value={platform}>{children}</PlatformProvider>;
const hold = (options: UseSearchOptions) => renderHook(useSearch, { initialProps: options, wrapper: InPlatform });
const morePax = { type: 'plenary-pax-changed', day: 0, pax: 30 } as const;

test('it starts from the address, clean', () => {
  const { result } = hold({ query: one });
  expect(result.current.state.days).toEqual([dayOn(tuesday)]);
  expect(result.current.isDirty).toBe(false);
});

test('a change stays while the address has the same search, even if other parameters change', () => {
  const { result, rerender } = hold({ query: one });
  act(() => result.current.dispatch(morePax));
  rerender({ query: `${one.replace('action=availabilities&', '')}&snackbar=login-success` });
  expect(result.current.state.days[0]?.plenary.pax).toBe(30);
  expect(result.current.isDirty).toBe(true);
});

test('another search in the address takes the place of what was typed', () => {
  const { result, rerender } = hold({ query: one });
  act(() => result.current.dispatch(morePax));
  rerender({ query: two });
  expect(result.current.state.days).toHaveLength(2);
  expect(result.current.isDirty).toBe(false);
});

test('a venue’s country goes before the address’s', () => {
  const { result } = hold({ query: one, countryCode: 'BEL' });
  expect(result.current.state.countryCode).toBe('BEL');
  expect(result.current.isDirty).toBe(false);
  const sent: (string | null)[] = [];
  act(() => void sent.push(result.current.validate()));
  expect(new URLSearchParams(sent[0] ?? '').get('countryCode')).toBe('BEL');
});

test('errors come with an answer, and again with the next one though they are the same', () => {
  const errors = () => ({ 'days.0.plenary.pax': 'too_large' });
  const { result, rerender } = hold({ query: one, fieldErrors: errors() });
  expect(result.current.errors).toEqual(errors());
  act(() => result.current.dispatch(morePax));
  expect(result.current.errors).toEqual({});
  rerender({ query: one, fieldErrors: errors() });
  expect(result.current.errors).toEqual(errors());
});

test('an empty map recreated at each render is no answer', () => {
  const { result, rerender } = hold({ query: '', fieldErrors: {} });
  act(() => void result.current.validate());
  rerender({ query: '', fieldErrors: {} });
  expect(result.current.errors).toEqual({ 'days.0.date': 'required', 'days.0.plenary.pax': 'required' });
  expect(result.current.state.openPopover).toBe('day');
});
