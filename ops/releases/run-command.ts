/** Runs a command of releases; what goes wrong is one line and a code, never a stack. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n✗ ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
};
