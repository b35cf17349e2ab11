import { createContext } from 'react';

/** True inside a dialog. In the dark theme, dialogs and their content are lighter than the page. */
export const InDialogContext = createContext(false);
