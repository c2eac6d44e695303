/**
 * Numbers that nobody has: the ranges kept for fiction in DE, FR, GB, US and CA. Elsewhere there are none, but after
 * an area code no number begins with 0.
 */
export const FICTIONAL_PHONE =
  /^\+49 (30 23125|69 90009|40 66969|221 4710|89 99998) \d{3}$|^\+33 1 99 00 \d\d \d\d$|^\+44 20 7946 0\d{3}$|^\+1 \d{3} 555 01\d\d$|^\+(?!1 |33|44|49)\d{2,3} \d{1,3} 000/;
