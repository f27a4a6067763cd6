import { createLogger } from '@plenary/service-kit/logger';
import { createReportMeter } from './report-meter.ts';

const logger = createLogger({ service: 'gateway', level: 'silent' });
const meterAt = (clock: { now: number }) => createReportMeter({ now: () => clock.now, logger });
const hex = (number: number) => number.toString(16);

describe('reports of a minute', () => {
  it('are 60 of an IPv4 address or an IPv6 /64, and as many again in the next', () => {
    const clock = { now: 0 };
    const may = meterAt(clock);
    const taken = (addressOf: (index: number) => string) =>
      Array.from({ length: 100 }, (_, index) => may(addressOf(index))).filter(Boolean);
    expect(taken(() => '203.0.113.9')).toHaveLength(60);
    expect(taken((index) => `2001:db8:d:1::${hex(index)}`)).toHaveLength(60);
    clock.now = 60_000;
    expect(taken(() => '203.0.113.9')).toHaveLength(60);
  });

  it('are 600 of a network, however many addresses of it report', () => {
    const may = meterAt({ now: 0 });
    const addresses = Array.from({ length: 10_000 }, (_, index) => `2001:db8:d:${hex(index)}::1`);
    expect(addresses.filter((address) => may(address)).length).toBeLessThanOrEqual(600);
  });

  it('of others are taken while one network reports 10,000 times', () => {
    const may = meterAt({ now: 0 });
    for (let index = 0; index < 10_000; index++) may(`2001:db8:d:${hex(index)}::1`);
    const others = Array.from({ length: 200 }, (_, index) => may(`203.0.${index}.9`));
    expect(others.filter(Boolean).length).toBeGreaterThanOrEqual(195);
  });
});
