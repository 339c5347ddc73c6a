(* Nim with any number of stacks: a move takes from one stack, and the P-positions are those whose
   nim sum is 0 (C. L. Bouton, 1901). So CN(n,1), PN(n,1) and their variation V3 for every n. *)

From Coq Require Import List Arith Lia Permutation.
Require Import CircularNim Bouton.
Import ListNotations.
Unset Lia Cache.

Lemma turn_permuted p : Permutation p (turn p).
Proof. destruct p; [constructor | apply Permutation_cons_append]. Qed.

Lemma reads_permuted b p q : reads b p q -> Permutation p q.
Proof.
  induction 1 as [p | p | p q _ _ IH]; [reflexivity | apply Permutation_rev|].
  rewrite <- IH. apply turn_permuted.
Qed.

Definition one_stack (r : rule) : Prop :=
  forall s s', s' < s -> each r s s' /\ altogether r s s'.

Lemma V3_one_stack : one_stack V3.
Proof. intros s s' H. now split. Qed.

Lemma V4_one_stack : one_stack (V4 1).
Proof. intros s s' H. cbn. split; [lia | exact I]. Qed.

Lemma V5_one_stack : one_stack (V5 1).
Proof. intros s s' H. cbn. split; [exact I | lia]. Qed.

Section Nim.

Variables (b : board) (r : rule) (allowed : one_stack r).

(* A move lowers one number of the list. *)
Lemma move_lowers p q : move b r 1 p q ->
  exists s s' rest, s' < s /\ Permutation p (s :: rest) /\ Permutation q (s' :: rest).
Proof.
  induction 1 as [w x x' y L R | p q _ _ (s & s' & rest & H & E & F)].
  - destruct x as [|s [|]]; try discriminate.
    pose proof (removes_length _ _ _ R) as L'. destruct x' as [|s' [|]]; try discriminate.
    exists s, s', (w ++ y). destruct R as (_ & T & _). cbn in T. split; [lia|].
    split; symmetry; apply Permutation_middle.
  - exists s, s', rest. split; [assumption|]. now rewrite (turn_permuted p), (turn_permuted q).
Qed.

Lemma in_zero p : in_set b [zero] p <-> zero p.
Proof.
  split.
  - intros (q & c & R & [<- | []] & Z).
    apply (zero_permuted q); [symmetry; now apply (reads_permuted b) | assumption].
  - intros Z. exists p, zero. split; [apply Forwards|]. split; [now left | assumption].
Qed.

Theorem nim_solved n : solved b n 1 r [zero].
Proof.
  apply partition.
  - intros p q _ I M J. rewrite in_zero in I, J.
    destruct (move_lowers p q M) as (s & s' & rest & L & E & F).
    pose proof (unique [] s s' rest (zero_permuted _ _ E I) (zero_permuted _ _ F J)). lia.
  - intros p _. destruct (bouton p) as [Z | (w & s & s' & y & -> & L & Z)]; [left | right].
    + now apply in_zero.
    + exists (w ++ s' :: y). split; [|now apply in_zero].
      apply (Take b r 1 w [s] [s']); [reflexivity|].
      destruct (allowed s s' L). split; [now constructor; [split; [lia|]|]|].
      cbn. rewrite !Nat.add_0_r. now split.
Qed.

(* The same of cases that say it in other words. *)
Theorem nim_solved_by n c : (forall p, length p = n -> (c p <-> zero p)) -> solved b n 1 r [c].
Proof.
  intros same p L. destruct (nim_solved n p L) as [HP HN].
  enough (E : in_set b [c] p <-> in_set b [zero] p) by (now rewrite E).
  split; intros (q & d & R & [<- | []] & H).
  - exists q, zero. split; [assumption|]. split; [now left|].
    apply same; [now rewrite (reads_length b _ _ R) | assumption].
  - exists q, c. split; [assumption|]. split; [now left|].
    apply same; [now rewrite (reads_length b _ _ R) | assumption].
Qed.

(* For every number of stacks. *)
Theorem nim p : (P b r 1 p <-> zero p) /\ (N b r 1 p <-> ~ zero p).
Proof.
  pose proof (nim_solved (length p) p eq_refl) as H. now rewrite in_zero in H.
Qed.

End Nim.

(* Tactics of theorems with nim sums, as those of CircularNim.v. *)

Ltac nim_refute_moves :=
  each_move ltac:(
    repeat match goal with
           | H : _ /\ _ |- _ => destruct H
           | H : _ \/ _ |- _ => destruct H
           end; first [lia | contradict_zeros]).

Tactic Notation "nim_by_reading" constr(c) constr(back) constr(j) :=
  apply (inside _ _ _ _ c back j); cbn; linear_or_zero.

Tactic Notation "nim_by_taking" constr(i) constr(x') constr(c) constr(back) constr(j) :=
  apply (take _ _ _ _ i x' c back j); [cbn; linear_or_zero | reflexivity].
