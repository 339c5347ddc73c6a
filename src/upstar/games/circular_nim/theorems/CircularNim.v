(* Circular Nim and its variations on a circle or a path: the game, its P- and N-positions, and what
   has to be proved of a set of positions so that it is the set of P-positions.

   What is to be read to know what a theorem says: the definitions up to in_set, and the cases and
   the last statement of the theorem's own file. All the rest is proof, and checked.

   S. Heubach and M. Dufour, Circular Nim Games (2010), name the variations V1 to V6. *)

From Coq Require Import List Arith Lia.
Import ListNotations.
Unset Lia Cache.

(* The numbers of tokens of the stacks, in order. *)
Definition position := list nat.

Definition total (p : position) : nat := fold_right Nat.add 0 p.

(* What a move may do: to each stack of its window, and to their total, before and after it. *)
Record rule := Rule { each : nat -> nat -> Prop; altogether : nat -> nat -> Prop }.

(* The tokens removed are: *)
Definition V1 a := Rule (fun s s' => s' = s \/ s' + a = s) (fun _ _ => True).  (* a or none of each *)
Definition V2 a := Rule (fun s s' => s' + a = s) (fun _ _ => True).            (* a of each *)
Definition V3 := Rule (fun s s' => s' < s) (fun _ _ => True).                  (* some of each *)
Definition V4 a := Rule (fun s s' => s' + a <= s) (fun _ _ => True).           (* a or more of each *)
Definition V5 a := Rule (fun _ _ => True) (fun t t' => t' + a <= t).           (* a or more in total *)
Definition V6 a := Rule (fun _ _ => True) (fun t t' => t' + a = t).            (* a in total *)

(* The stacks x become x': tokens are removed, at least one, and as the rule allows. *)
Definition removes (r : rule) (x x' : position) : Prop :=
  Forall2 (fun s s' => s' <= s /\ each r s s') x x' /\
  total x' < total x /\ altogether r (total x) (total x').

Inductive board := Circle | Path.

(* The first stack becomes the last. *)
Definition turn (p : position) : position := match p with [] => [] | s :: p => p ++ [s] end.

(* A move removes tokens from k neighbouring stacks. A circle may be turned. *)
Inductive move (b : board) (r : rule) (k : nat) : position -> position -> Prop :=
| Take w x x' y : length x = k -> removes r x x' -> move b r k (w ++ x ++ y) (w ++ x' ++ y)
| Turn p q : b = Circle -> move b r k (turn p) (turn q) -> move b r k p q.

(* The player to move loses, or wins. *)
Inductive P (b : board) (r : rule) (k : nat) : position -> Prop :=
| P_all p : (forall q, move b r k p q -> N b r k q) -> P b r k p
with N (b : board) (r : rule) (k : nat) : position -> Prop :=
| N_some p q : move b r k p q -> P b r k q -> N b r k p.

(* A position is read from one end or the other, a circle also from any other stack. *)
Inductive reads (b : board) : position -> position -> Prop :=
| Forwards p : reads b p p
| Backwards p : reads b p (rev p)
| Turned p q : b = Circle -> reads b (turn p) q -> reads b p q.

(* Some reading of the position is in some case. *)
Definition in_set (b : board) (cases : list (position -> Prop)) (p : position) : Prop :=
  exists q c, reads b p q /\ In c cases /\ c q.

(* The set of these cases is the set of P-positions with n stacks. *)
Definition solved (b : board) (n k : nat) (r : rule) (cases : list (position -> Prop)) : Prop :=
  forall p, length p = n ->
    (P b r k p <-> in_set b cases p) /\ (N b r k p <-> ~ in_set b cases p).

(* Turning *)

Fixpoint turns (i : nat) (p : position) : position :=
  match i with 0 => p | S i => turn (turns i p) end.

Lemma turns_add i j p : turns (i + j) p = turns i (turns j p).
Proof. induction i; cbn; [reflexivity | now f_equal]. Qed.

Lemma turns_turn i p : turns i (turn p) = turn (turns i p).
Proof. induction i; cbn; [reflexivity | now f_equal]. Qed.

Lemma turns_app x y : turns (length x) (x ++ y) = y ++ x.
Proof.
  revert y; induction x as [|s x IH]; intros y; cbn.
  - now rewrite app_nil_r.
  - rewrite <- turns_turn; cbn.
    now rewrite <- app_assoc, IH, <- app_assoc.
Qed.

Lemma turn_length p : length (turn p) = length p.
Proof. destruct p; cbn; [reflexivity | rewrite app_length; cbn; lia]. Qed.

Lemma turns_length i p : length (turns i p) = length p.
Proof. induction i; cbn; [reflexivity | now rewrite turn_length]. Qed.

Lemma turns_all p : turns (length p) p = p.
Proof. rewrite <- (app_nil_r p) at 2. now rewrite turns_app. Qed.

Lemma turns_times m p : turns (m * length p) p = p.
Proof.
  induction m; cbn; [reflexivity|].
  now rewrite turns_add, IHm, turns_all.
Qed.

Lemma turns_mod i p : p <> [] -> turns i p = turns (i mod length p) p.
Proof.
  intros some.
  assert (length p <> 0) by (destruct p; cbn; congruence).
  rewrite (Nat.div_mod i (length p)) at 1 by assumption.
  now rewrite Nat.add_comm, Nat.mul_comm, turns_add, turns_times.
Qed.

(* What undoes i turns. *)
Lemma turns_back i p : turns (i * (length p - 1)) (turns i p) = p.
Proof.
  destruct p as [|s p]; [now induction i; cbn in *; [|rewrite turns_turn, IHi]|].
  rewrite <- turns_add.
  replace (i * (length (s :: p) - 1) + i) with (i * length (s :: p)) by (cbn; lia).
  apply turns_times.
Qed.

Lemma turn_rev_turn p : turn (rev (turn p)) = rev p.
Proof.
  destruct p as [|s p]; [reflexivity|]. cbn. now rewrite rev_app_distr.
Qed.

Lemma turns_rev_turns i p : turns i (rev (turns i p)) = rev p.
Proof.
  revert p; induction i; intros p; [reflexivity|].
  cbn. now rewrite <- turns_turn, turn_rev_turn, IHi.
Qed.

(* Symmetries *)

Lemma removes_length r x x' : removes r x x' -> length x = length x'.
Proof. intros [H _]. induction H; cbn; congruence. Qed.

Lemma total_app x y : total (x ++ y) = total x + total y.
Proof. induction x; cbn; [reflexivity | unfold total in *; lia]. Qed.

Lemma total_turn p : total (turn p) = total p.
Proof. destruct p; [reflexivity|]. cbn. rewrite total_app. cbn. unfold total. lia. Qed.

Lemma total_rev p : total (rev p) = total p.
Proof. induction p; [reflexivity|]. cbn. rewrite total_app, IHp. cbn. unfold total. lia. Qed.

Lemma Forall2_rev R (x x' : position) : Forall2 R x x' -> Forall2 R (rev x) (rev x').
Proof. induction 1; cbn; [constructor | apply Forall2_app; auto]. Qed.

Lemma removes_rev r x x' : removes r x x' -> removes r (rev x) (rev x').
Proof. unfold removes. rewrite !total_rev. intros [H I]. split; [now apply Forall2_rev | exact I]. Qed.

Lemma removes_turn r x x' : removes r x x' -> removes r (turn x) (turn x').
Proof.
  unfold removes. rewrite !total_turn. intros [H I]. split; [|exact I].
  destruct H; cbn; [constructor | apply Forall2_app; auto].
Qed.

Lemma removes_turns r i x x' : removes r x x' -> removes r (turns i x) (turns i x').
Proof. induction i; cbn; auto using removes_turn. Qed.

Section Board.

Variables (b : board) (r : rule) (k : nat).

Lemma move_length p q : move b r k p q -> length p = length q.
Proof.
  induction 1 as [w x x' y _ H | p q _ _ IH].
  - rewrite !app_length. now rewrite (removes_length _ _ _ H).
  - now rewrite <- (turn_length p), <- (turn_length q).
Qed.

Lemma move_total p q : move b r k p q -> total q < total p.
Proof.
  induction 1 as [w x x' y _ [_ [H _]] | p q _ _ IH].
  - rewrite !total_app. lia.
  - now rewrite (total_turn p), (total_turn q) in IH.
Qed.

Lemma move_turned i p q : b = Circle -> move b r k (turns i p) (turns i q) -> move b r k p q.
Proof.
  intros circle. revert p q; induction i; intros p q; [auto|].
  cbn. rewrite <- !turns_turn. intros. apply Turn; auto.
Qed.

Lemma move_turns i p q : b = Circle -> move b r k p q -> move b r k (turns i p) (turns i q).
Proof.
  intros circle H. apply (move_turned (i * (length p - 1))); [assumption|].
  rewrite turns_back.
  now rewrite (move_length _ _ H), turns_back.
Qed.

Lemma move_rev p q : move b r k p q -> move b r k (rev p) (rev q).
Proof.
  induction 1 as [w x x' y H I | p q circle _ IH].
  - rewrite !rev_app_distr, <- !app_assoc.
    apply Take; [now rewrite rev_length | now apply removes_rev].
  - rewrite <- (turn_rev_turn p), <- (turn_rev_turn q).
    now apply (move_turns 1).
Qed.

Lemma reads_length p q : reads b p q -> length q = length p.
Proof.
  induction 1 as [p | p | p q _ _ IH]; [reflexivity | apply rev_length | now rewrite IH, turn_length].
Qed.

Lemma reads_turned i p q : b = Circle -> reads b (turns i p) q -> reads b p q.
Proof.
  intros circle. revert p; induction i; intros p; [auto|].
  cbn. rewrite <- turns_turn. intros. apply Turned; auto.
Qed.

Lemma reads_turns i p q : b = Circle -> reads b p q -> reads b (turns i p) q.
Proof.
  intros circle H. apply (reads_turned (i * (length p - 1))); [assumption|].
  now rewrite turns_back.
Qed.

Lemma reads_rev p q : reads b p q -> reads b (rev p) q.
Proof.
  induction 1 as [p | p | p q circle _ IH].
  - rewrite <- (rev_involutive p) at 2. apply Backwards.
  - apply Forwards.
  - rewrite <- turn_rev_turn. now apply (reads_turns 1).
Qed.

(* A property that turning and reversing keep is kept by reading, and comes back. *)
Lemma reads_both (S : position -> Prop) p q :
  (forall p, S p -> S (rev p)) -> (forall i p, b = Circle -> S p -> S (turns i p)) ->
  reads b p q -> (S p <-> S q).
Proof.
  intros on_rev on_turns. induction 1 as [p | p | p q circle _ IH].
  - reflexivity.
  - split; [auto|]. intros H. rewrite <- (rev_involutive p). auto.
  - rewrite <- IH. split; [now apply (on_turns 1)|].
    intros H. rewrite <- (turns_back 1 p). apply on_turns; auto.
Qed.

(* The readings as functions. *)
Definition read (back : bool) (j : nat) (p : position) : position :=
  let p := if back then rev p else p in match b with Circle => turns j p | Path => p end.

Definition readings (n : nat) : nat := match b with Circle => n | Path => 1 end.

Lemma read_reads back j p : reads b p (read back j p).
Proof.
  enough (H : forall p, reads b p (match b with Circle => turns j p | Path => p end)).
  - destruct back; cbn; [|apply H]. rewrite <- (rev_involutive p) at 1. apply reads_rev, H.
  - intros q. destruct b eqn:E; [|apply Forwards].
    rewrite <- E in *. apply (reads_turned j); [assumption | apply Forwards].
Qed.

Lemma reads_read p q : p <> [] -> reads b p q ->
  exists back j, j < readings (length p) /\ q = read back j p.
Proof.
  intros some H.
  assert (exists back j, q = read back j p) as [back [j ->]].
  - induction H as [p | p | p q circle _ IH].
    + exists false, 0. unfold read. now destruct b.
    + exists true, 0. unfold read. now destruct b.
    + destruct IH as [back [j ->]].
      { intros E. apply some, length_zero_iff_nil. now rewrite <- turn_length, E. }
      unfold read. rewrite circle. destruct back.
      * exists true, (j + (length (rev (turn p)) - 1)). rewrite turns_add. f_equal.
        rewrite <- (Nat.mul_1_l (_ - 1)), <- (turn_rev_turn p).
        symmetry. exact (turns_back 1 (rev (turn p))).
      * exists false, (j + 1). now rewrite turns_add.
  - unfold read, readings. destruct b.
    + exists back, (j mod length p). split.
      * apply Nat.mod_upper_bound. destruct p; cbn; congruence.
      * destruct back; [rewrite <- rev_length|]; apply turns_mod; [|assumption].
        intros E. apply some. rewrite <- (rev_involutive p), E. reflexivity.
    + exists back, 0. split; [lia | reflexivity].
Qed.

(* Whoever moves out of the set cannot return at once, and from elsewhere there is a way in. *)

Variable cases : list (position -> Prop).

Definition decided (p : position) : Prop :=
  in_set b cases p \/ exists q, move b r k p q /\ in_set b cases q.

Lemma in_set_rev p : in_set b cases p -> in_set b cases (rev p).
Proof. intros (q & c & R & H). exists q, c. split; [now apply reads_rev | exact H]. Qed.

Lemma in_set_turns i p : b = Circle -> in_set b cases p -> in_set b cases (turns i p).
Proof. intros circle (q & c & R & H). exists q, c. split; [now apply reads_turns | exact H]. Qed.

Lemma in_set_reads p q : reads b p q -> (in_set b cases p <-> in_set b cases q).
Proof. apply reads_both; [apply in_set_rev | apply in_set_turns]. Qed.

Lemma decided_reads p q : reads b p q -> decided q -> decided p.
Proof.
  intros H. apply (reads_both decided); [| | assumption].
  - intros p' [I | (q' & M & I)]; [left; now apply in_set_rev | right].
    exists (rev q'). split; [now apply move_rev | now apply in_set_rev].
  - intros i p' circle [I | (q' & M & I)]; [left; now apply in_set_turns | right].
    exists (turns i q'). split; [now apply move_turns | now apply in_set_turns].
Qed.

Lemma P_not_N p : P b r k p -> N b r k p -> False.
Proof.
  remember (total p) as t eqn:E. revert p E.
  induction t as [t IH] using lt_wf_ind. intros p -> HP HN.
  destruct HN as [p q M HQ]. destruct HP as [p HN].
  exact (IH _ (move_total _ _ M) q eq_refl HQ (HN q M)).
Qed.

Theorem partition n :
  (forall p q, length p = n -> in_set b cases p -> move b r k p q -> ~ in_set b cases q) ->
  (forall p, length p = n -> decided p) ->
  solved b n k r cases.
Proof.
  intros stay_out way_in.
  assert (H : forall t p, total p < t -> length p = n ->
    (in_set b cases p -> P b r k p) /\ (~ in_set b cases p -> N b r k p)).
  { induction t as [|t IH]; [lia|]. intros p small L. split.
    - intros I. constructor. intros q M.
      pose proof (move_total _ _ M). pose proof (move_length _ _ M).
      apply IH; [lia | congruence | eauto].
    - intros O. destruct (way_in p L) as [I | (q & M & I)]; [contradiction|].
      pose proof (move_total _ _ M). pose proof (move_length _ _ M).
      apply (N_some _ _ _ p q M), IH; [lia | congruence | assumption]. }
  intros p L. destruct (H (S (total p)) p) as [HP HN]; [lia | assumption|].
  split; split; [| exact HP | | exact HN].
  - intros Pp. destruct (way_in p L) as [I | (q & M & I)]; [assumption|].
    exfalso. apply (P_not_N p Pp), (N_some _ _ _ p q M).
    pose proof (move_total _ _ M). pose proof (move_length _ _ M).
    apply (H (S (total q)) q); [lia | congruence | assumption].
  - intros Np I. exact (P_not_N p (HP I) Np).
Qed.

(* A reading with the largest stack of a circle first and the larger of its neighbours next, or with
   the larger end of a path first. *)
Definition sorted (p : position) : Prop :=
  match b, p with
  | _, [] => True
  | Circle, s :: p => fold_right (fun t rest => t <= s /\ rest) True p /\ last p 0 <= hd 0 p
  | Path, s :: p => last p 0 <= s
  end.

Lemma largest p : p <> [] -> exists w s y, p = w ++ s :: y /\ forall t, In t p -> t <= s.
Proof.
  induction p as [|s p IH]; [congruence|]. intros _.
  destruct p as [|t p].
  { exists [], s, []. split; [reflexivity|]. intros t [<- | []]. lia. }
  destruct IH as (w & m & y & E & H); [congruence|].
  destruct (le_lt_dec s m).
  - exists (s :: w), m, y. split; [cbn; now rewrite E|]. intros u [<- | I]; auto.
  - exists [], s, (t :: p). split; [reflexivity|].
    intros u [<- | I]; [lia|]. specialize (H u I). lia.
Qed.

Lemma below_all s (p : position) :
  (forall t, In t p -> t <= s) -> fold_right (fun t rest => t <= s /\ rest) True p.
Proof. induction p; cbn; auto. Qed.

Lemma last_rev (p : position) : last (rev p) 0 = hd 0 p.
Proof. destruct p; cbn; [reflexivity | apply last_last]. Qed.

Lemma hd_rev (p : position) : hd 0 (rev p) = last p 0.
Proof. rewrite <- (rev_involutive p) at 2. now rewrite last_rev. Qed.

Lemma sort_reading p : exists q, reads b p q /\ sorted q.
Proof.
  destruct p as [|s p].
  { exists []. split; [apply Forwards|]. unfold sorted. now destruct b. }
  destruct b eqn:B.
  - destruct (largest (s :: p)) as (w & m & y & E & H); [congruence|]. rewrite E in H |- *.
    assert (T : reads Circle (w ++ m :: y) (m :: y ++ w)).
    { rewrite <- B. apply (reads_turned (length w)); [assumption|].
      rewrite turns_app. apply Forwards. }
    assert (L : forall t, In t (y ++ w) -> t <= m).
    { intros t I. apply H. rewrite in_app_iff in *. cbn. tauto. }
    destruct (le_lt_dec (last (y ++ w) 0) (hd 0 (y ++ w))).
    + exists (m :: y ++ w). split; [exact T|]. unfold sorted. rewrite B. split; [now apply below_all | assumption].
    + exists (m :: rev (y ++ w)). split.
      * rewrite <- B in *. rewrite <- (rev_involutive (w ++ m :: y)). apply reads_rev.
        apply (reads_turned (length (rev y))); [assumption|].
        rewrite rev_app_distr. cbn. rewrite <- app_assoc. rewrite turns_app.
        rewrite rev_app_distr. apply Forwards.
      * unfold sorted. rewrite B. split.
        -- apply below_all. intros t I. apply L. now apply in_rev.
        -- rewrite last_rev, hd_rev. lia.
  - destruct (le_lt_dec (last (s :: p) 0) s).
    + exists (s :: p). split; [apply Forwards|]. unfold sorted. rewrite B.
      destruct p; [cbn; lia | assumption].
    + exists (rev (s :: p)). split; [apply Backwards|].
      destruct (rev (s :: p)) as [|t q] eqn:E; unfold sorted; rewrite B; [exact I|].
      assert (t = last (s :: p) 0) by now rewrite <- hd_rev, E.
      destruct q as [|u q]; [cbn; lia|].
      assert (last (t :: u :: q) 0 = s) as F by now rewrite <- E, last_rev.
      change (last (t :: u :: q) 0) with (last (u :: q) 0) in F. lia.
Qed.

(* (I) by computation: a window after the other, and of what is left a reading after the other. *)

Definition window (i : nat) (p : position) : position :=
  firstn k (match b with Circle => turns i p | Path => skipn i p end).

(* Up to reading, with x' in place of the window. *)
Definition after (i : nat) (p x' : position) : position :=
  match b with
  | Circle => x' ++ skipn k (turns i p)
  | Path => firstn i p ++ x' ++ skipn k (skipn i p)
  end.

Definition windows (n : nat) (p : position) : nat :=
  match b with Circle => if n =? k then 1 else n | Path => S (length (skipn k p)) end.

Fixpoint every (n : nat) (F : nat -> Prop) : Prop :=
  match n with 0 => True | S n => F n /\ every n F end.

Fixpoint not_in (cs : list (position -> Prop)) (p : position) : Prop :=
  match cs with [] => True | c :: cs => (c p -> False) /\ not_in cs p end.

Definition outside (n : nat) (p : position) : Prop :=
  every (readings n) (fun j => not_in cases (read false j p) /\ not_in cases (read true j p)).

Fixpoint for_removals (x : position) (F : position -> Prop) : Prop :=
  match x with
  | [] => F []
  | s :: x => forall s', s' <= s -> each r s s' -> for_removals x (fun x' => F (s' :: x'))
  end.

Definition no_move (n : nat) (p : position) : Prop :=
  every (windows n p) (fun i =>
    for_removals (window i p) (fun x' =>
      total x' < total (window i p) -> altogether r (total (window i p)) (total x') ->
      outside n (after i p x'))).

Lemma every_spec n F : every n F <-> forall i, i < n -> F i.
Proof.
  induction n as [|n IH]; cbn; [split; [lia | auto]|].
  rewrite IH. split.
  - intros [H I] i L. destruct (Nat.eq_dec i n) as [-> | D]; [assumption | apply I; lia].
  - intros H. split; [apply H; lia | intros i L; apply H; lia].
Qed.

Lemma not_in_spec cs p c : not_in cs p -> In c cs -> c p -> False.
Proof. induction cs; cbn; [tauto|]. intros [H I] [<- | J]; auto. Qed.

Lemma outside_spec n p : length p = n -> p <> [] -> outside n p -> ~ in_set b cases p.
Proof.
  intros <- some O (q & c & R & I & H).
  destruct (reads_read p q some R) as (back & j & L & ->).
  unfold outside in O. rewrite every_spec in O. destruct (O j L) as [O1 O2].
  destruct back; [exact (not_in_spec _ _ _ O2 I H) | exact (not_in_spec _ _ _ O1 I H)].
Qed.

Lemma for_removals_spec x x' F :
  for_removals x F -> Forall2 (fun s s' => s' <= s /\ each r s s') x x' -> F x'.
Proof.
  intros H A. revert F H. induction A as [|s s' x x' [L E] _ IH]; intros F; cbn; [auto|].
  intros H. exact (IH (fun x' => F (s' :: x')) (H s' L E)).
Qed.

Lemma firstn_all_app (x y : position) : firstn (length x) (x ++ y) = x.
Proof. rewrite firstn_app, Nat.sub_diag, firstn_all. cbn. apply app_nil_r. Qed.

Lemma skipn_all_app (x y : position) : skipn (length x) (x ++ y) = y.
Proof. rewrite skipn_app, Nat.sub_diag, skipn_all. reflexivity. Qed.

(* A move of a circle: some turn brings its window to the front. *)
Lemma move_in_front p q : b = Circle -> move b r k p q ->
  exists i x x' y, turns i p = x ++ y /\ turns i q = x' ++ y /\ length x = k /\ removes r x x'.
Proof.
  intros circle. induction 1 as [w x x' y L R | p q _ _ (i & x & x' & y & E & F & L & R)].
  - exists (length w), x, x', (y ++ w). rewrite !turns_app, <- !app_assoc. auto.
  - exists (i + 1), x, x', y. rewrite !turns_add. auto.
Qed.

Lemma move_window p q : p <> [] -> move b r k p q ->
  exists i x', i < windows (length p) p /\ removes r (window i p) x' /\ reads b q (after i p x').
Proof.
  intros some M.
  destruct b eqn:B; rewrite <- B in *.
  - destruct (move_in_front p q B M) as (i & x & x' & y & E & F & L & R).
    unfold windows, window, after. rewrite B. destruct (Nat.eqb_spec (length p) k) as [A | A].
    + assert (y = []) as ->.
      { apply length_zero_iff_nil. apply (f_equal (@length nat)) in E.
        rewrite turns_length, app_length in E. lia. }
      rewrite app_nil_r in E, F. subst x x'.
      exists 0, q. split; [lia|]. cbn. rewrite <- A, firstn_all, skipn_all, app_nil_r.
      split; [|apply Forwards].
      rewrite <- (turns_back i p), <- (turns_back i q), <- (move_length _ _ M).
      now apply removes_turns.
    + exists (i mod length p), x'. rewrite <- (turns_mod i p some), E, <- L.
      rewrite firstn_all_app, skipn_all_app. split; [|split; [assumption|]].
      * apply Nat.mod_upper_bound. destruct p; cbn; congruence.
      * rewrite <- F, <- B. apply (reads_turned i); [assumption | apply Forwards].
  - destruct M as [w x x' y L R | p q circle _]; [|congruence].
    exists (length w), x'. unfold windows, window, after.
    rewrite B, skipn_length, !app_length, <- L.
    rewrite firstn_all_app, skipn_all_app, firstn_all_app, skipn_all_app.
    split; [lia|]. split; [assumption | apply Forwards].
Qed.

Lemma no_move_spec n p q : length p = n -> p <> [] -> no_move n p ->
  move b r k p q -> ~ in_set b cases q.
Proof.
  intros L some H M.
  destruct (move_window p q some M) as (i & x' & W & [R [S T]] & E).
  rewrite (in_set_reads _ _ E).
  unfold no_move in H. rewrite every_spec in H. rewrite L in W.
  pose proof (for_removals_spec _ _ _ (H i W) R S T) as O.
  assert (length (after i p x') = n) as LA.
  { rewrite (reads_length _ _ E), <- (move_length _ _ M). exact L. }
  apply (outside_spec n); [assumption | | assumption].
  intros F. rewrite F in LA. cbn in LA. destruct p; cbn in *; congruence.
Qed.

(* (II) one way in after the other. *)

Lemma inside c back j p : nth c cases (fun _ => False) (read back j p) -> decided p.
Proof.
  intros H. left. exists (read back j p), (nth c cases (fun _ => False)).
  split; [apply read_reads|]. split; [|assumption].
  destruct (nth_in_or_default c cases (fun _ => False)) as [I | E]; [assumption|].
  rewrite E in H. contradiction.
Qed.

Fixpoint removal (x x' : position) : Prop :=
  match x, x' with
  | [], [] => True
  | s :: x, s' :: x' => s' <= s /\ each r s s' /\ removal x x'
  | _, _ => False
  end.

Lemma removal_spec x x' : removal x x' -> Forall2 (fun s s' => s' <= s /\ each r s s') x x'.
Proof.
  revert x'; induction x as [|s x IH]; intros [|s' x']; cbn; try tauto; constructor; intuition.
Qed.

Definition fits (i : nat) (p : position) : bool :=
  match b with Circle => k <=? length p | Path => i + k <=? length p end.

Lemma take i x' c back j p :
  removal (window i p) x' /\ total x' < total (window i p) /\
  altogether r (total (window i p)) (total x') /\
  nth c cases (fun _ => False) (read back j (after i p x')) ->
  fits i p = true -> decided p.
Proof.
  intros (R & T & A & H) F.
  assert (removes r (window i p) x') as Rm by (split; [now apply removal_spec | auto]).
  enough (exists q, move b r k p q /\ reads b q (after i p x')) as (q & M & E).
  { right. exists q. split; [assumption|]. rewrite (in_set_reads _ _ E).
    exists (read back j (after i p x')), (nth c cases (fun _ => False)).
    split; [apply read_reads|]. split; [|assumption].
    destruct (nth_in_or_default c cases (fun _ => False)) as [I | D]; [assumption|].
    rewrite D in H. contradiction. }
  unfold fits, window, after in *. destruct b eqn:B; rewrite <- B in *; apply Nat.leb_le in F.
  - set (z := x' ++ skipn k (turns i p)).
    assert (length z = length p) as L.
    { unfold z. rewrite app_length, <- (removes_length _ _ _ Rm), <- app_length, firstn_skipn.
      apply turns_length. }
    exists (turns (i * (length p - 1)) z). split.
    + rewrite <- (turns_back i p) at 1. apply move_turns; [assumption|].
      rewrite <- (firstn_skipn k (turns i p)) at 1.
      apply (Take b r k []); [|assumption].
      rewrite firstn_length, turns_length. lia.
    + apply reads_turns; [assumption | apply Forwards].
  - exists (firstn i p ++ x' ++ skipn k (skipn i p)). split; [|apply Forwards].
    rewrite <- (firstn_skipn i p) at 1. rewrite <- (firstn_skipn k (skipn i p)) at 1.
    apply Take; [|assumption].
    rewrite firstn_length, skipn_length. lia.
Qed.

(* All together *)

Fixpoint stay_out (n : nat) (cs : list (position -> Prop)) : Prop :=
  match cs with
  | [] => True
  | c :: cs => (forall p, length p = n -> c p -> no_move n p) /\ stay_out n cs
  end.

Lemma stay_out_spec n cs c : stay_out n cs -> In c cs ->
  forall p, length p = n -> c p -> no_move n p.
Proof. induction cs; cbn; [tauto|]. intros [H I] [<- | J]; auto. Qed.

Theorem solved_by n :
  0 < n -> stay_out n cases -> (forall p, length p = n -> sorted p -> decided p) ->
  solved b n k r cases.
Proof.
  intros some out way_in. apply partition.
  - intros p q L (p' & c & R & I & H) M J.
    (* p' is p read as the case is written; q is read in the same way. *)
    assert (K : forall p', reads b p p' -> exists q', move b r k p' q' /\ in_set b cases q').
    { intros p1 R1.
      apply (reads_both (fun p => exists q, move b r k p q /\ in_set b cases q) p p1);
        [| | assumption | exists q; auto].
      - intros p2 (q2 & M2 & I2). exists (rev q2). split; [now apply move_rev | now apply in_set_rev].
      - intros i p2 circle (q2 & M2 & I2). exists (turns i q2).
        split; [now apply move_turns | now apply in_set_turns]. }
    destruct (K p' R) as (q' & M' & I').
    assert (length p' = n) as L' by (rewrite (reads_length _ _ R); exact L).
    refine (no_move_spec n p' q' L' _ (stay_out_spec n cases c out I p' L' H) M' I').
    intros ->. cbn in L'. lia.
  - intros p L. destruct (sort_reading p) as (q & R & S).
    apply (decided_reads p q R), way_in; [|assumption].
    now rewrite (reads_length _ _ R).
Qed.

End Board.

(* Tactics of theorems: what is left after computing is linear arithmetic. *)

Global Arguments Nat.mul : simpl never.
Global Arguments Nat.modulo : simpl never.
Global Arguments Nat.min : simpl never.
Global Arguments Nat.max : simpl never.
Global Arguments Nat.sub : simpl never.

Ltac each_move finish :=
  let H := fresh in
  intros H; cbn in H; cbn;
  repeat match goal with
         | |- _ /\ _ => split
         | |- True => exact I
         | |- forall _, _ => intro
         | H : _ \/ _ |- _ => destruct H
         end; finish.

Ltac refute_moves := each_move ltac:(lia).

(* Read backwards or not, from stack j on, the position is in case c; or it is after the stacks of
   window i became x', read from the window on if the board is a circle. *)
Tactic Notation "by_reading" constr(c) constr(back) constr(j) :=
  apply (inside _ _ _ _ c back j); cbn; lia.

Tactic Notation "by_taking" constr(i) constr(x') constr(c) constr(back) constr(j) :=
  apply (take _ _ _ _ i x' c back j); [cbn; lia | reflexivity].
