import { Alert, Upload } from 'antd';
import { useState } from 'react';

import { dialogWords, type Locale } from '../../words/index.ts';
import { DesignerModal } from '../DesignerModal.tsx';
import { useLingering } from '../use-lingering.ts';

/** Milliseconds for which the content of a closing dialog stays while it fades out (specification, section 9). */
const fadesFor = 300;
const mostBytes = 8 * 1_048_576;

/** Reads the text of one JSON file, chosen or dropped. */
export function UploadDialog(props: {
  isOpen: boolean;
  locale: Locale;
  onText: (text: string) => void;
  onClose: () => void;
}) {
  const { isOpen, locale, onText, onClose } = props;
  const words = dialogWords[locale];
  const isDrawn = useLingering(isOpen, fadesFor);
  const [isRefused, setRefused] = useState(false);
  const take = async (file: File) => {
    const isTaken = /\.json$/i.test(file.name) && file.size <= mostBytes;
    setRefused(!isTaken);
    if (!isTaken) return;
    onText(await file.text());
    onClose();
  };
  if (!isDrawn) return null;
  return (
    <DesignerModal title={words.uploadTitle} width={600} isOpen={isOpen} locale={locale} onClose={onClose}>
      {isRefused && <Alert type="error" showIcon message={words.uploadRefused} className="pw-designer-note" />}
      <Upload.Dragger
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        {words.uploadHint}
      </Upload.Dragger>
    </DesignerModal>
  );
}
