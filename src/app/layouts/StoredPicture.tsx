import { useEffect, useState } from 'react';

import { useData } from '../services/index.ts';

/** Shows a stored picture, or the text `otherwise` until its address has loaded and if it cannot be loaded. */
export function StoredPicture({ path, otherwise }: { path: string; otherwise: string | undefined }) {
  const { files } = useData().ports;
  const [shown, setShown] = useState<{ path: string; address: string }>();
  useEffect(() => {
    let isWanted = true;
    files.link(path).then(
      (address) => isWanted && setShown({ path, address }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [files, path]);
  if (shown?.path !== path) return otherwise;
  return <img src={shown.address} alt="" onError={() => setShown(undefined)} />;
}
