export const pageStyle = '';
