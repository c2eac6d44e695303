/** Words about money that say more than the app knows, by language. */
interface Claim {
  readonly says: Readonly<Record<string, RegExp>>;
  readonly instead: string;
}

/** Another tab may have changed the balance (ADR 12). */
const SAME_BALANCE: Claim = {
  says: {
    de: /guthaben[^.!?]*(unverändert|unangetastet|bleibt (ihnen )?erhalten|nicht verändert)/iu,
    en: /(balance|value)[^.!?]*(unchanged|untouched|stays the same|not changed)|you keep your balance/iu,
    fr: /solde[^.!?]*(inchangé|intact|pas changé)|vous conservez votre solde/iu,
    it: /saldo[^.!?]*(invariato|inalterato|intatto|non è cambiato)/iu,
    nl: /tegoed[^.!?]*(niet veranderd|ongewijzigd|onveranderd|verandert niet|blijft behouden)/iu,
  },
  instead: 'say what this step did, another tab may have an open order',
};

/** "So that nothing is redeemed twice" is a reason to wait; without the reason it is a promise. */
const NEVER_TWICE: Claim = {
  says: {
    de: /(?<!damit )nichts doppelt/iu,
    en: /(?<!so that )nothing [^.!?]*twice/iu,
    fr: /(?<!afin que )(rien|aucun montant) [^.!?]*deux fois/iu,
    it: /(?<!così )nulla [^.!?]*due volte/iu,
    nl: /(?<!zodat )er (wordt )?niets dubbel/iu,
  },
  instead: 'say what to wait for, because nobody can promise it while the outcome is unknown',
};

/** The user gets a voucher or a code, which costs this much. */
const MONEY_SENT: Claim = {
  says: {
    de: /Ihre? \{\{money\}\} für/u,
    en: /Your \{\{money\}\} for/u,
    fr: /Vos \{\{money\}\} pour/u,
    it: /I Suoi \{\{money\}\} per/u,
    nl: /Uw \{\{money\}\} voor/u,
  },
  instead: 'name the voucher, because no money is sent',
};

/** The receipt may have been removed, or belong to another tab. */
const NOTHING_HERE: Claim = {
  says: {
    de: /in diesem Fenster wurde nichts/iu,
    en: /nothing has been [^.!?]*in this window/iu,
    fr: /(rien|aucun [^.!?]*) n’a été [^.!?]*dans cette fenêtre/iu,
    it: /in questa finestra non è stat[ao]/iu,
    nl: /in dit venster is niets/iu,
  },
  instead: 'say what the window has no receipt of',
};

export const MORE_THAN_KNOWN: readonly Claim[] = [SAME_BALANCE, NEVER_TWICE, MONEY_SENT, NOTHING_HERE];
