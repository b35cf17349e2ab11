import { useState } from 'react';

type Write = () => Promise<void>;

/** Returns a function that runs writes one after the other. Of those that wait, only the latest runs. */
export function useLatestWrite(): (write: Write) => void {
  const [run] = useState(createLatestWrite);
  return run;
}

function createLatestWrite(): (write: Write) => void {
  let waiting: Write | undefined;
  let isRunning = false;
  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting) {
      const write = waiting;
      waiting = undefined;
      await write();
    }
    isRunning = false;
  };
  return (write) => {
    waiting = write;
    if (!isRunning) void runAll();
  };
}
