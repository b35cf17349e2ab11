import { useEffect, useState } from 'react';

import { useData } from '../services/index.ts';

/** A stored picture; a text until it is known where it is shown, and where it cannot be. */
export function StoredPicture({ path, otherwise }: { path: string; otherwise: string | undefined }) {
  const { files } = useData().ports;
  const [shown, setShown] = useState<{ path: string; address: string }>();
  useEffect(() => {
    let isWanted = true;
    files.link(path).then(
      (address) => isWanted && setShown({ path, address }),
      // The first character of the name says who it is, too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [files, path]);
  if (shown?.path !== path) return otherwise;
  return <img src={shown.address} alt="" onError={() => setShown(undefined)} />;
}
