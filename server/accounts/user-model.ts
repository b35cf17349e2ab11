/** The id of the model that describes users. */
export const userModel = 'system/user';
