/**
 * Telephone numbers without a subscriber: DE, FR, GB, US and CA reserve ranges for fiction. For other countries, a
 * number that begins with 000 after the area code, because subscriber numbers do not begin with 0.
 */
export const FICTIONAL_PHONE =
  /^\+49 (30 23125|69 90009|40 66969|221 4710|89 99998) \d{3}$|^\+33 1 99 00 \d\d \d\d$|^\+44 20 7946 0\d{3}$|^\+1 \d{3} 555 01\d\d$|^\+(?!1 |33|44|49)\d{2,3} \d{1,3} 000/;
