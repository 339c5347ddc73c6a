(* Nim sums (C. L. Bouton, 1901): numbers have nim sum 0, or one of them can be lowered so that they
   have; and of numbers with nim sum 0 all but one determine that one. *)

From Coq Require Import List Arith Lia Permutation.
Import ListNotations.
Unset Lia Cache.

Definition nim_sum (numbers : list nat) : nat := fold_right Nat.lxor 0 numbers.

(* The nim sum of the numbers is 0. *)
Definition zero (numbers : list nat) : Prop := nim_sum numbers = 0.

Lemma same_above x s m :
  Nat.log2 s = m -> Nat.shiftr (Nat.lxor x s) (S m) = Nat.shiftr x (S m).
Proof.
  intros E. apply Nat.bits_inj. intros i. rewrite !Nat.shiftr_spec by lia.
  rewrite Nat.lxor_spec, (Nat.bits_above_log2 s) by lia. now destruct (Nat.testbit x _).
Qed.

(* Flipping the bits of s lowers a number that has the highest of them. *)
Lemma lxor_less x s : s <> 0 -> Nat.testbit x (Nat.log2 s) = true -> Nat.lxor x s < x.
Proof.
  intros some bit. set (m := Nat.log2 s) in *.
  assert (H : Nat.shiftr (Nat.lxor x s) m < Nat.shiftr x m).
  { assert (E : Nat.div2 (Nat.shiftr (Nat.lxor x s) m) = Nat.div2 (Nat.shiftr x m)).
    { exact (same_above x s m eq_refl). }
    assert (Ox : Nat.odd (Nat.shiftr x m) = true).
    { rewrite <- Nat.bit0_odd, Nat.shiftr_spec by lia. exact bit. }
    assert (Oy : Nat.odd (Nat.shiftr (Nat.lxor x s) m) = false).
    { rewrite <- Nat.bit0_odd, Nat.shiftr_spec by lia. cbn [Nat.add].
      rewrite Nat.lxor_spec, bit. unfold m. now rewrite Nat.bit_log2. }
    rewrite (Nat.div2_odd (Nat.shiftr x m)), (Nat.div2_odd (Nat.shiftr (Nat.lxor x s) m)).
    rewrite E, Ox, Oy. cbn. lia. }
  rewrite !Nat.shiftr_div_pow2 in H.
  destruct (le_lt_dec x (Nat.lxor x s)) as [L | L]; [|assumption].
  pose proof (Nat.div_le_mono x (Nat.lxor x s) (2 ^ m)
                (Nat.pow_nonzero 2 m ltac:(lia)) L). lia.
Qed.

Lemma nim_sum_app x y : nim_sum (x ++ y) = Nat.lxor (nim_sum x) (nim_sum y).
Proof.
  induction x as [|s x IH]; cbn [app nim_sum fold_right].
  - now rewrite Nat.lxor_0_l.
  - fold (nim_sum (x ++ y)) (nim_sum x). now rewrite IH, Nat.lxor_assoc.
Qed.

Lemma nim_sum_middle w s y :
  nim_sum (w ++ s :: y) = Nat.lxor s (nim_sum (w ++ y)).
Proof.
  rewrite !nim_sum_app. cbn [nim_sum fold_right]. fold (nim_sum y).
  now rewrite <- !Nat.lxor_assoc, (Nat.lxor_comm (nim_sum w)).
Qed.

Lemma some_has_bit numbers i : Nat.testbit (nim_sum numbers) i = true ->
  exists w s y, numbers = w ++ s :: y /\ Nat.testbit s i = true.
Proof.
  induction numbers as [|s numbers IH].
  - cbn. now rewrite Nat.bits_0.
  - cbn [nim_sum fold_right]. fold (nim_sum numbers). rewrite Nat.lxor_spec.
    destruct (Nat.testbit s i) eqn:B; [intros _; now exists [], s, numbers|].
    intros H. destruct IH as (w & t & y & -> & T); [now destruct (Nat.testbit (nim_sum numbers) i)|].
    now exists (s :: w), t, y.
Qed.

Theorem bouton numbers : zero numbers \/
  exists w s s' y, numbers = w ++ s :: y /\ s' < s /\ zero (w ++ s' :: y).
Proof.
  unfold zero. destruct (Nat.eq_dec (nim_sum numbers) 0) as [E | E]; [now left | right].
  destruct (some_has_bit numbers (Nat.log2 (nim_sum numbers))) as (w & s & y & F & B).
  { now apply Nat.bit_log2. }
  exists w, s, (Nat.lxor s (nim_sum numbers)), y. split; [assumption|].
  split; [now apply lxor_less|].
  rewrite F, !nim_sum_middle.
  now rewrite <- (Nat.lxor_assoc s), Nat.lxor_nilpotent, Nat.lxor_0_l, Nat.lxor_nilpotent.
Qed.

Theorem unique w s s' y : zero (w ++ s :: y) -> zero (w ++ s' :: y) -> s = s'.
Proof.
  unfold zero. rewrite !nim_sum_middle. intros H I.
  apply Nat.lxor_eq in H. apply Nat.lxor_eq in I. congruence.
Qed.

(* The order does not matter. *)
Lemma zero_permuted x y : Permutation x y -> zero x -> zero y.
Proof.
  unfold zero. enough (Permutation x y -> nim_sum x = nim_sum y) as H by (intros P <-; now rewrite H).
  unfold nim_sum. induction 1 as [|s x y _ IH|s t x|x y z _ IH _ IH']; cbn [fold_right].
  - reflexivity.
  - now rewrite IH.
  - now rewrite <- !Nat.lxor_assoc, (Nat.lxor_comm s).
  - now rewrite IH.
Qed.

(* The reduction with the number that is lowered named, and uniqueness of every place, such that
   they can be computed of a list whose length is known. *)

Fixpoint reducible (w numbers : list nat) : Prop :=
  match numbers with
  | [] => False
  | s :: y => (exists x, x < s /\ zero (w ++ x :: y)) \/ reducible (w ++ [s]) y
  end.

Lemma reducible_at w v s s' y : s' < s -> zero (w ++ v ++ s' :: y) -> reducible w (v ++ s :: y).
Proof.
  intros L. revert w. induction v as [|t v IH]; intros w Z; cbn.
  - left. now exists s'.
  - right. apply IH. now rewrite <- app_assoc.
Qed.

Theorem reduction numbers : zero numbers \/ reducible [] numbers.
Proof.
  destruct (bouton numbers) as [Z | (w & s & s' & y & -> & L & Z)]; [now left | right].
  now apply (reducible_at [] w s s').
Qed.

Fixpoint same (x y : list nat) : Prop :=
  match x, y with
  | [], [] => True
  | s :: x, t :: y => s = t /\ same x y
  | _, _ => False
  end.

Lemma same_eq x y : same x y -> x = y.
Proof.
  revert y; induction x as [|s x IH]; intros [|t y]; cbn; try tauto.
  intros [<- H]. now rewrite (IH y).
Qed.

Fixpoint places_unique (w w' x x' : list nat) : Prop :=
  match x, x' with
  | s :: y, s' :: y' =>
      (same w w' /\ same y y' -> s = s') /\ places_unique (w ++ [s]) (w' ++ [s']) y y'
  | _, _ => True
  end.

Theorem uniqueness w w' x x' : zero (w ++ x) -> zero (w' ++ x') -> places_unique w w' x x'.
Proof.
  revert w w' x'. induction x as [|s x IH]; intros w w' [|s' x'] Z Z'; cbn; auto.
  split.
  - intros [E F]. apply same_eq in E, F. subst w' x'. exact (unique w s s' x Z Z').
  - apply IH; now rewrite <- app_assoc.
Qed.

Lemma rotate s x : zero (s :: x) -> zero (x ++ [s]).
Proof. apply zero_permuted, Permutation_cons_append. Qed.

Lemma swap s t x : zero (s :: t :: x) -> zero (t :: s :: x).
Proof. apply zero_permuted, perm_swap. Qed.

Lemma pick0 (s t : nat) x y : s = t -> Permutation x y -> Permutation (s :: x) (t :: y).
Proof. intros -> H. now constructor. Qed.

Lemma pick1 (r s t : nat) x y : s = t -> Permutation (r :: x) y -> Permutation (r :: s :: x) (t :: y).
Proof. intros -> H. rewrite perm_swap. now constructor. Qed.

Lemma pick2 (q r s t : nat) x y :
  s = t -> Permutation (q :: r :: x) y -> Permutation (q :: r :: s :: x) (t :: y).
Proof. intros -> H. rewrite (perm_swap t r x), (perm_swap t q). now constructor. Qed.

Global Arguments zero : simpl never.

(* Tactics of theorems with nim sums of at most three numbers. *)

(* Some order of the numbers on the left is that on the right, by linear arithmetic. *)
Ltac permuted :=
  first [ apply perm_nil
        | apply pick0; [lia | permuted]
        | apply pick1; [lia | permuted]
        | apply pick2; [lia | permuted] ].

(* The goal is linear but for nim sums of numbers that are known to have nim sum 0. *)
Ltac linear_or_zero :=
  repeat match goal with |- _ /\ _ => split end;
  first [ lia
        | match goal with Z : zero _ |- zero _ => apply (zero_permuted _ _) with (2 := Z); permuted end ].

Ltac contradict Z Z' :=
  let U := fresh in pose proof (uniqueness [] [] _ _ Z Z') as U; cbn in U; lia.

Ltac contradict_zeros :=
  match goal with
  | Z : zero ?x, Z' : zero ?y |- False =>
      lazymatch y with
      | [_; _; _] =>
          first [ contradict Z Z'
                | contradict Z (rotate _ _ Z')
                | contradict Z (rotate _ _ (rotate _ _ Z'))
                | contradict Z (swap _ _ _ Z')
                | contradict Z (swap _ _ _ (rotate _ _ Z'))
                | contradict Z (swap _ _ _ (rotate _ _ (rotate _ _ Z'))) ]
      | [_; _] => first [ contradict Z Z' | contradict Z (rotate _ _ Z') ]
      | _ => contradict Z Z'
      end
  end.
