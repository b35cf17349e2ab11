import { lazy } from 'react';

import { defineWidget } from '../../../runtime/registry/index.ts';
import props from './qr-code.props.schema.json';

export const qrCodeWidget = defineWidget({
  name: 'QrCode',
  title: '二维码',
  component: lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode })),
  props,
});
