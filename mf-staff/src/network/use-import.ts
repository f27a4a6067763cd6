import { importNetwork, previewNetworkImport } from '@plenary/contracts/network-file.endpoints';
import type { ImportPlan } from '@plenary/contracts/network-file.schemas';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planInWorkbook, type ReadFile, readNetworkFile, unreadablePlan } from '../network-workbook/read-network-file.ts';
import { previewImport, sendImport } from './api.ts';

interface Sent {
  file: File;
  archiveMissing: boolean;
}

interface Told {
  plan: ImportPlan;
  read: ReadFile;
}

/** A file that was chosen, its plan, and the import of what was seen. */
export const useImport = () => {
  const { t } = useTranslation('staff');
  const [file, setFile] = useState<File | null>(null);
  const [archiveMissing, setMissing] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const [isDone, setDone] = useState(false);
  const words = {
    'wrong-file': t('network.file.wrongFile'),
    'body-too-large': t('network.file.tooLarge'),
    failed: t('surveys.failures.failed'),
  };
  const previewing = useSubmission({
    endpoints: [previewNetworkImport],
    send: async ({ file: chosen, archiveMissing: wanted }: Sent, { signal }): Promise<Told> => {
      const read = await readNetworkFile(chosen);
      if (read.faults.length > 0) return { read, plan: unreadablePlan(read.faults) };
      const plan = await previewImport({ file: read.content, archiveMissing: wanted }, signal);
      return { read, plan: planInWorkbook(plan, read.rows) };
    },
    words,
    onDone: setTold,
  });
  const applying = useSubmission({
    endpoints: [importNetwork],
    send: async ({ plan: { planHash }, read }: Told) => {
      const plan = await sendImport({ file: read.content, archiveMissing, planHash });
      return { read, plan: planInWorkbook(plan, read.rows) };
    },
    words: { ...words, 'stale-version': t('network.file.moved'), conflict: t('network.file.conflict') },
    onDone: (done) => {
      setTold(done);
      setDone(true);
    },
    onFailure: ({ current }) => (current && told ? setTold({ ...told, plan: planInWorkbook(current, told.read.rows) }) : undefined),
  });
  const preview = (sent: Sent) => {
    setTold(null);
    setDone(false);
    applying.forget();
    return previewing.submit(sent);
  };
  return {
    ...{ file, archiveMissing, isDone },
    plan: told?.plan ?? null,
    choose: (chosen: File) => {
      setFile(chosen);
      return preview({ file: chosen, archiveMissing });
    },
    setArchiveMissing: (wanted: boolean) => {
      setMissing(wanted);
      return file ? preview({ file, archiveMissing: wanted }) : undefined;
    },
    apply: () => (told ? applying.submit(told) : undefined),
    isPending: previewing.isPending,
    isApplying: applying.isPending,
    failure: previewing.failure?.text ?? applying.failure?.text ?? null,
  };
};
